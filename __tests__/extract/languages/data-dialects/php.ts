import type { Dialect } from './dialect.js';

/** Arrays of PHP are values: only what is the variable itself, or a reference to it, changes it. */
export const PHP: Dialect = {
  file: 'a.php',
  tables: [
    {
      make: '$K = ["a" => 1, "b" => 2];',
      ops: [
        'X["b"] = 3;',
        'X["c"] = count(X);',
        'X += ["d" => 4];',
        'X = X + ["d2" => 4];',
        'X = array_merge(X, ["e" => 5]);',
        'array_merge(X, ["e" => 5]);',
        'X["f"] ??= 6;',
        'X["a"]++;',
        'X["a"] .= "x";',
        'unset(X["a"]);',
        'mut(X);',
        'read(X);',
        'copied(X);',
        'array_pop(X);',
        'array_shift(X);',
        'ksort(X);',
        'krsort(X);',
        'asort(X);',
        'array_walk(X, function (&$v, $k) { $v = 9; });',
        'array_walk(X, function ($v, $k) { $v = 9; });',
        'array_map(function ($v) { return $v + 1; }, X);',
        'array_filter(X, fn($v) => $v > 1);',
        '$j = X; $j["z"] = 1;',
        '$j = &X; $j["r"] = 1;',
        '$j = [&X]; $j[0]["r1"] = 1;',
        '$j = ["k" => &X]; $j["k"]["r2"] = 1;',
        '$j = [X]; $j[0]["no"] = 1;',
        '$j = [...X, "z" => 1]; $j["y"] = 2;',
        'foreach (X as $k => $v) { $v = 9; }',
        'foreach (X as $k => &$v) { $v = 9; } unset($v);',
        'foreach (X as $k => $v) { X[$k] = $v + 1; }',
        'foreach (array_keys(X) as $k) { X[$k] = 0; }',
        'foreach ([1] as X["fe"]) { }',
        '[X["li"], $q] = [1, 2];',
        'list("q" => X["ls"]) = ["q" => 1];',
        '(function (&$t) { $t["cl"] = 1; })(X);',
        '(function ($t) { $t["cl"] = 1; })(X);',
        '(fn($t) => count($t))(X);',
        'call_user_func("read", X);',
        'call_user_func_array("mut", [&X]);',
        'call_user_func_array("read", [X]);',
        '$f = "mut"; $f(X);',
        '$f = "read"; $f(X);',
        '$f = mut(...); $f(X);',
        'Box::fill(X);',
        'Box::look(X);',
        '(new Box())->add(X);',
        '$b = new Holder(X); $b->fill();',
        '$b = new Holder(X); $b->look();',
        '$b = new Keeper(X); $b->fill();',
        'run(function () use (&$K) { $K["us"] = 1; });',
        'run(function () use ($K) { $K["us"] = 1; });',
        'hold(function () use (&$K) { $K["us"] = 1; });',
        'run(function () { global $K; $K["gl"] = 1; });',
        'run(fn() => mut($K));',
        'end(X);',
        'reset(X);',
        'extract(["K2" => 1]);',
        'print_r(X, true); json_encode(X);',
        'isset(X["a"]); empty(X); in_array(1, X); array_key_exists("a", X);',
        'settype(X, "array");',
        'X = array_reverse(X);',
        'X = array_flip(X);',
        'X["n"]["m"] = 1;',
        'swap(X["a"], X["b"]);',
        'preg_match("/(a)/", "a", X);',
        'str_replace("a", "b", "a", X);',
        'array_splice(X, 0, 1);',
        'array_push(X, 7);',
        '$s = serialize(X); unserialize($s);',
        '$y = X["a"]; $y = 5;',
        '$y = &X["a"]; $y = 5;',
        'static fn() => X;',
        'usort(X, fn($a, $b) => $b <=> $a);',
        'shuffle_not(X);',
        'next(X); current(X); key(X);',
        'compact("K");',
        '$y = compact("K"); $y["K"]["cp"] = 1;',
      ],
    },
    {
      make: '$K = [["n" => "b", "v" => [1]], ["n" => "a", "v" => []]];',
      ops: [
        'X[0]["n"] = "z";',
        'X[] = ["n" => "c"];',
        'array_push(X, ["n" => "c"]);',
        'array_unshift(X, ["n" => "0"]);',
        'X[0]["v"][] = 2;',
        'X[1]["v"] += [3];',
        'mut(X[0]);',
        'read(X[0]);',
        'foreach (X as $e) { $e["u"] = 1; }',
        'foreach (X as &$e) { $e["u"] = 1; } unset($e);',
        'foreach (X as $i => $e) { X[$i]["w"] = 1; }',
        'foreach (X as $i => ["n" => $n]) { X[$i]["n"] = strtoupper($n); }',
        'array_walk(X, function (&$e) { $e["aw"] = 1; });',
        'array_walk(X, "mut");',
        'array_map("read", X);',
        'array_map(function ($e) { $e["am"] = 1; return $e; }, X);',
        'X = array_map(function ($e) { $e["am"] = 1; return $e; }, X);',
        'usort(X, fn($a, $b) => $a["n"] <=> $b["n"]);',
        'X = array_column(X, null, "n");',
        'array_column(X, "n");',
        '$e = X[0]; $e["no"] = 1;',
        '$e = &X[0]; $e["yes"] = 1;',
        '[$p, $q] = X; $p["no"] = 1;',
        '[&$p, $q] = X; $p["yes"] = 1;',
        '[[ "v" => &$v ]] = X; $v[] = 8;',
        'for ($i = 0; $i < count(X); $i++) { X[$i]["fo"] = $i; }',
        'unset(X[0]["n"]);',
        'unset(X[1]);',
        'array_splice(X, 0, 1, [["n" => "s"]]);',
        'X = array_values(X);',
        'X = array_slice(X, 0, 1);',
        'array_slice(X, 0, 1)[0]["no"] = 1;',
        '$g = gen(X); foreach ($g as $e) { $e["no"] = 1; }',
        'foreach (refs(X) as &$e) { $e["gr"] = 1; } unset($e);',
        'end(X)["no"] ?? 1;',
        'X[count(X) - 1]["la"] = 1;',
        'X[array_key_last(X)]["kl"] = 1;',
        'list(, X[0]) = [1, 2];',
        'X[0] = array_merge(X[0], ["me" => 1]);',
        'X = [...X, ["n" => "sp"]];',
        '$o = (object) X[0]; $o->no = 1;',
        '$a = new ArrayObject(X); $a[] = 1;',
        'array_multisort(X);',
        'array_walk_recursive(X, function (&$v) { $v = 1; });',
        'Box::fill(X[0]);',
        '(new Box())->add(X[0]);',
        'array_reduce(X, fn($c, $e) => $c + 1, 0);',
        'array_filter(X, fn($e) => $e["n"] === "a");',
        '$f = fn() => X; $f()[0]["no"] = 1;',
      ],
    },
  ],
  helpers: `$REG = [];
$HELD = [];
function mut(&$t) { $t["mut"] = 1; }
function read($t) { $t["no"] = 1; return count($t); }
function copied($t) { $u = $t; $u["no"] = 1; return $u; }
function run($f) { $f(); }
function hold($f) { global $HELD; $HELD[] = $f; }
function swap(&$a, &$b) { [$a, $b] = [$b, $a]; }
function shuffle_not(array $t) { return $t; }
function gen($t) { foreach ($t as $e) yield $e; }
function &refs(&$t) { foreach ($t as &$e) yield $e; }
class Box {
    static function fill(&$t) { $t["box"] = 1; }
    static function look($t) { $t["no"] = 1; return $t; }
    function add(array &$t) { $t["add"] = 1; }
}
class Holder {
    private $t;
    function __construct(&$t) { $this->t = &$t; }
    function fill() { $this->t["held"] = 1; }
    function look() { return count($this->t); }
}
class Keeper {
    function __construct(private array $t) {}
    function fill() { $this->t["no"] = 1; }
}
`,
  others: `$A = &$K;
$V = $K;
$R = [&$K];
class H { public static $T; public $t; }
H::$T = &$K;
$O = new H();
$O->t = &$K;
`,
  names: ['$K', '$K', '$GLOBALS["K"]', `$\{"K"}`],
  aliases: ['$A', '$V', '$R[0]', '$O->t', 'H::$T'],
  around: [
    '@',
    '@',
    '@',
    'if (count($K) < 9) { @ }',
    'if (count($K) > 99) { @ }',
    'for ($i§ = 0; $i§ < 2; $i§++) { @ }',
    'foreach ([1, 2] as $q§): @ endforeach;',
    'function f§() { global $K, $A, $R, $O, $V; @ }\nf§();',
    'function f§() { global $K, $A, $R, $O, $V; @ }',
    'function f§() { $K = [1, 2]; $A = $V = [[]]; $R = [[]]; $O = new H(); @ }\nf§();',
    'function f§() { static $K = [[1], 2], $A = [[]], $V = [[]], $R = [[]]; $O = new H(); @ }\nf§();',
    'try { @ } finally { }',
    '(function () use (&$K, &$A, &$R, $O, &$V) { @ })();',
    '(function () use ($K, $V) { $A = [[]]; $R = [[]]; $O = new H(); @ })();',
    '$f§ = function () { global $K, $A, $R, $O, $V; @ };\n$f§();',
    '$f§ = function () { global $K, $A, $R, $O, $V; @ };',
    'class C§ { static function go() { global $K, $A, $R, $O, $V; @ } }\nC§::go();',
    'class C§ { static function go() { global $K, $A, $R, $O, $V; @ } }',
    'class C§ { function __construct() { global $K, $A, $R, $O, $V; @ } }\nnew C§();',
    'class C§ { function __toString() { global $K, $A, $R, $O, $V; @ return ""; } }\n$s§ = "" . new C§();',
    'class C§ { function __invoke() { global $K, $A, $R, $O, $V; @ } }\n$c§ = new C§(); $c§();',
    'function f§() { global $K, $A, $R, $O, $V; @ }\ncall_user_func("f§");',
    'function f§() { global $K, $A, $R, $O, $V; @ }\narray_map(fn($x) => f§(), [1]);',
    'switch (1) { case 1: @ break; }',
    'do { @ } while (false);',
  ],
};
