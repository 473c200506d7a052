-- Reads {syntax, lines} from the file that REFDATA_INPUT names, and writes to REFDATA_OUTPUT, for each text, what is
-- coloured in its lines: [group, number of bytes] in their order, and whether the same is said line by line from the end.
local input = io.open(vim.env.REFDATA_INPUT)
local given = vim.json.decode(input:read('*a'))
input:close()

vim.o.synmaxcol = 0
vim.o.swapfile = false
vim.bo.undolevels = -1
vim.cmd('source ' .. given.syntax)

local names = {}
local function nameOf(id)
  names[id] = names[id] or vim.fn.synIDattr(id, 'name')
  return names[id]
end

local function coloursOf(number, line)
  local pieces = {}
  for column = 1, #line do
    local name = nameOf(vim.fn.synID(number, column, 1))
    local last = pieces[#pieces]
    if last and last[1] == name then
      last[2] = last[2] + 1
    else
      pieces[#pieces + 1] = { name, 1 }
    end
  end
  return pieces
end

-- What was known of the text before is forgotten.
local function forget()
  vim.cmd('syn sync fromstart')
end

local answers = {}
for i, lines in ipairs(given.lines) do
  vim.api.nvim_buf_set_lines(0, 0, -1, false, lines)
  local found = {}
  forget()
  for number, line in ipairs(lines) do
    found[number] = coloursOf(number, line)
  end
  -- Somebody who jumps to the end, and reads from there back.
  local isSame = true
  if #lines > 1 then
    forget()
    vim.cmd('normal! G')
    for number = #lines, math.max(1, #lines - 40), -1 do
      isSame = isSame and vim.deep_equal(found[number], coloursOf(number, lines[number]))
    end
  end
  answers[i] = { lines = found, isSame = isSame }
end

local output = io.open(vim.env.REFDATA_OUTPUT, 'w')
output:write(vim.json.encode(answers))
output:close()
vim.cmd('qa!')
