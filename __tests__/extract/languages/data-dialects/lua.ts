import type { Dialect } from './dialect.js';

export const LUA: Dialect = {
  file: 'a.lua',
  tables: [
    {
      make: 'K = { a = 1, b = 2 }',
      ops: [
        'X.b = 3',
        'X["c"] = 4',
        'X["a"] = nil',
        'X.a = X.a and 5',
        'mut(X)',
        'read(X)',
        'copied(X)',
        'kept(X)',
        'local n = #X',
        'local y = X; y.i = 1',
        'local y = X or {}; y.t = 1',
        'local y = X and X or {}; y.t2 = 1',
        '(function(t) t.j = 1 end)(X)',
        '(function(t) return t.a end)(X)',
        'same(X).k = 1',
        'for k, v in pairs(X) do read2(k, v) end',
        'for k, v in pairs(X) do X[k] = 0 end',
        'for k in next, X do read2(k) end',
        'REG[#REG + 1] = X',
        'REG[#REG + 1] = X; REG[#REG].r = 1',
        'table.insert(REG, X)',
        'local box = Box.new(X)',
        'Box.new(X):fill()',
        'Box.new(X):look()',
        'Box.new(X).t.bt = 1',
        'run(function() mut(X) end)',
        'run(function() read(X) end)',
        'hold(function() mut(X) end)',
        'local a, b = X, 1; a.v = 1',
        'local a, b = 1, X; b.v2 = 1',
        'local y = { X }; y[1].w = 1',
        'local y = { k = X }; y.k.w2 = 1',
        'local y = { X }; y[2] = {}',
        'X.o, REG.q = 1, 2',
        'rawset(X, "rs", 1)',
        'rawget(X, "a")',
        'setmetatable(X, { __index = { zz = 1 } })',
        'setmetatable(X, { __index = function(t, k) return 1 end })',
        'setmetatable(X, { __newindex = function(t, k, v) rawset(t, k, 9) end }); X.ni = 1',
        'local f = mut; f(X)',
        'local f = read; f(X)',
        'pcall(mut, X)',
        'pcall(read, X)',
        'local _, y = pcall(same, X); y.pc = 1',
        'select(2, 1, X).se = 1',
        'table.unpack({ X }).un = 1',
        'mut3(table.unpack({ X }))',
        'tostring(X)',
        'type(X)',
        'next(X)',
        'local y <const> = X; y.cc = 1',
        'local function g() return X end; g().gg = 1',
        'goto done§; ::done§::',
        'string.format("%s", tostring(X))',
        'coroutine.wrap(function() X.co = 1 end)()',
        'local c = coroutine.create(function() X.no = 1 end)',
        'load("K.ld = 1")()',
        'assert(X).as = 1',
      ],
    },
    {
      make: 'K = { { n = "b", v = { 1 } }, { n = "a", v = {} } }',
      ops: [
        'X[1].n = "z"',
        'X[#X + 1] = { n = "c" }',
        'table.insert(X, { n = "c" })',
        'table.insert(X, 1, { n = "0" })',
        'table.remove(X)',
        'table.remove(X, 1).n = "gone"',
        'mut(X[1])',
        'read(X[1])',
        'for i, e in ipairs(X) do e.u = i end',
        'for i, e in ipairs(X) do read(e) end',
        'for _, e in pairs(X) do e.v[#e.v + 1] = 1 end',
        'for i = 1, #X do X[i].fo = i end',
        'table.sort(X, function(p, q) return p.n < q.n end)',
        'table.concat(names(X))',
        'names(X)[1] = "q"',
        'local j = { table.unpack(X) }; j[1].h = 1',
        'local j = { table.unpack(X) }; j[1] = 1',
        'local j = {}; for i, e in ipairs(X) do j[i] = e end; j[1].lo = 1',
        'local j = {}; for i, e in ipairs(X) do j[e.n] = e end; j.q = 1',
        'local j = {}; for i, e in ipairs(X) do j[i] = { n = e.n } end; j[1].no = 1',
        'local e = X[2]; e.n = nil',
        'X[1].v[1] = 7',
        'X[1].v = nil',
        'table.insert(X[1].v, 5)',
        'table.move(X, 1, 1, 2)',
        'table.move(X, 1, #X, 1, {})[1].mv = 1',
        'map(mut, X)',
        'map(read, X)',
        'Box.new(X[1]):fill()',
        'Box.new(X[1]):look()',
        'REG[1] = X[1]; REG[1].g = 1',
        'kept(X[1])[1].kp = 1',
        'local e = X[1] or {}; e.orr = 1',
        'local p, q = table.unpack(X); q.up = 1',
        'local f = function(...) local e = ...; e.va = 1 end; f(X[1])',
        'local f = function(...) for _, e in ipairs({ ... }) do e.vb = 1 end end; f(table.unpack(X))',
        'local it = ipairs(X); it(X, 0)',
        'local _, e = next(X); e.nx = 1',
        'X[1], X[2] = X[2], X[1]',
        'X[1].f = function() end; X[1].f = nil',
      ],
    },
  ],
  helpers: `REG = {}
HELD = {}
function mut(t) t.mut = 1 end
function mut3(...) local t = ...; t.mut3 = 1 end
function read(t) return #t end
function read2(k, v) return k end
function copied(t) local u = {}; for k, v in pairs(t) do u[k] = v end; u.z = 1; return u end
function kept(t) return { t } end
function same(t) return t end
function run(f) f() end
function hold(f) HELD[#HELD + 1] = f end
function names(t) local l = {}; for i, e in ipairs(t) do l[i] = e.n or "" end; return l end
function map(f, t) for _, e in ipairs(t) do f(e) end end
Box = {}
Box.__index = Box
function Box.new(t) return setmetatable({ t = t }, Box) end
function Box:fill() self.t.box = 1 end
function Box:look() return #self.t end
`,
  others: `A = K
R = { K }
D = { k = K }
function get() return K end
h = {}
h.t = K
`,
  names: ['K', 'K', 'K', '_G.K', '_ENV["K"]', 'rawget(_G, "K")', '(K)'],
  aliases: ['A', 'R[1]', 'get()', 'h.t', 'D.k'],
  around: [
    '@',
    'do @ end',
    'do @ end',
    'if #REG < 9 then @ end',
    'if #REG > 99 then @ end',
    'for _ = 1, 2 do @ end',
    'while true do do @ end break end',
    'repeat do @ end until true',
    'local function f§() @ end\nf§()',
    'function f§() @ end',
    'local function f§() local function g() @ end g() end\nf§()',
    'local function f§() return function() @ end end\nf§()()',
    'local function f§() return function() @ end end\nf§()',
    'local o§ = {}\nfunction o§:m() @ end\no§:m()',
    'local o§ = {}\nfunction o§:m() @ end',
    'local o§ = {}\nfunction o§.m() @ end\no§.m()',
    'local o§ = { m = function() @ end }\no§.m()',
    ';(function() @ end)()',
    'pcall(function() @ end)',
    'local L§ = { function() @ end }\nfor _, f in ipairs(L§) do f() end',
    'local L§ = { f = function() @ end }\nL§["f"]()',
    'coroutine.wrap(function() @ end)()',
    'local m§ = setmetatable({}, { __call = function() @ end })\nm§()',
    'local m§ = setmetatable({}, { __index = function() @ end })\nlocal _ = m§.x',
    'local m§ = setmetatable({}, { __tostring = function() do @ end return "" end })\ntostring(m§)',
    'local m§ = setmetatable({}, { __close = function() @ end })\ndo local c <close> = m§ end',
  ],
};
