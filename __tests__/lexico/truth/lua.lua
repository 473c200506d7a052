-- Reads a JSON text from each line, and prints the tokens that Lua makes of it, with the comments that it passes over between them.
local ESCAPES = { b = "\b", f = "\f", n = "\n", r = "\r", t = "\t" }

local function decoded(line)
  local text = line:sub(2, -2)
  text = text:gsub("\\u[dD][89abAB]%x%x\\u[dD][c-fC-F]%x%x", function(pair)
    local high, low = tonumber(pair:sub(3, 6), 16), tonumber(pair:sub(9, 12), 16)
    return utf8.char(0x10000 + (high - 0xD800) * 0x400 + low - 0xDC00)
  end)
  return (text:gsub("\\(.)(%x?%x?%x?%x?)", function(letter, digits)
    if letter == "u" then return utf8.char(tonumber(digits, 16)) end
    return (ESCAPES[letter] or letter) .. digits
  end))
end

-- Comments between two tokens: what is there besides blanks.
local function comments(text, from, to, found)
  local at = from
  while true do
    at = text:find("[^ \t\r\n\f\v]", at + 1)
    if not at or at > to then return end
    at = at - 1
    local level = text:match("^%-%-%[(=*)%[", at + 1)
    local _, stop
    if level then _, stop = text:find("]" .. level .. "]", at + 5 + #level, true) else stop = (text:find("[\r\n]", at + 1) or #text + 1) - 1 end
    if text:sub(at + 1, at + 2) ~= "--" or not stop or stop > to then error("no comment at " .. at) end
    found[#found + 1] = { "comment", at, stop }
    at = stop
  end
end

for line in io.lines() do
  local text = decoded(line)
  -- Whoever loads a file takes this line away.
  local head = #(text:match("^#![^\r\n]*") or "")
  local fine, list = pcall(tokens, (" "):rep(head) .. text:sub(head + 1))
  if not fine then
    print('{"error":"no tokens"}')
  else
    local all, last = {}, head
    if head > 0 then all[1] = { "directive", 0, head } end
    for _, token in ipairs(list) do
      comments(text, last, token[2], all)
      all[#all + 1] = token
      last = token[3]
    end
    comments(text, last, #text, all)
    local points, shown = {}, {}
    local count = 0
    for at in utf8.codes(text, true) do
      points[at - 1] = count
      count = count + 1
    end
    points[#text] = count
    local whole = true
    for _, token in ipairs(all) do
      local from, to = points[token[2]], points[token[3]]
      -- A byte of a character that no program has outside of texts.
      whole = whole and from and to
      if whole then shown[#shown + 1] = string.format('["%s",%d,%d]', token[1], from, to) end
    end
    print(whole and "[" .. table.concat(shown, ",") .. "]" or '{"error":"no tokens"}')
  end
end
