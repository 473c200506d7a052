import * as fc from 'fast-check';
import type { Program } from './programs.js';

/**
 * How one compiled language writes what generated programs are made of: `X` is an expression that gives the table, `TYPE` its type,
 * `@` what is done to it, `§` the number of the step.
 */
interface Dialect {
  readonly first: string;
  readonly second: string;
  readonly tables: readonly {
    readonly type: string;
    readonly make: string;
    /** What `mut` does to its table `t`. */
    readonly write: string;
    readonly ops: readonly string[];
    /** The names that the table may be used by, where not all that the language has. */
    readonly names?: readonly string[];
  }[];
  readonly helpers: string;
  /** The table, and other names for it with what declares them. */
  readonly names: Readonly<Record<string, string>>;
  readonly around: readonly string[];
  /** What a file is made of, where its definitions do not stand by themselves. */
  readonly file: (name: string, definitions: string) => string;
}

const GO: Dialect = {
  first: 'a.go',
  second: 'b.go',
  file: (_name, definitions) => definitions,
  helpers: `type box struct { m TYPE }
func (b box) fill() { mut(b.m) }
func (b box) look() int { return len(b.m) }
func mut(t TYPE) { WRITE }
func read(t TYPE) int { n := 0; for range t { n++ }; return n + len(t) }
func same(t TYPE) TYPE { return t }
var REG []TYPE
func keep(t TYPE) { REG = append(REG, t) }
func run(f func()) { f() }
var HELD []func()
func hold(f func()) { HELD = append(HELD, f) }
func (t *T) Set(n int) { t.N = n }
func (t T) Get() int { return t.N }
func set(t *T) { t.N = 21 }
`,
  tables: [
    {
      type: 'map[string]int',
      make: 'var K = map[string]int{"a": 1, "b": 2}',
      write: 't["m"] = 31',
      ops: [
        'X["b"] = 3',
        'X["c"] = len(X)',
        'delete(X, "a")',
        'X["a"]++',
        'X["a"] += 2',
        'for k := range X { X[k] = 7 }',
        'for k, v := range X { _, _ = k, v }',
        'if v, ok := X["a"]; ok { _ = v }',
        'z := map[string]int{}; for k, v := range X { z[k] = v }; z["z"] = 1',
        'y := map[string]TYPE{"k": X}; y["k"]["w"] = 1',
        'a, b := X, 1; a["v"] = b',
        'var i any = X; i.(TYPE)["y"] = 1',
        'func(t TYPE) { t["j"] = 1 }(X)',
        'clear(X)',
        'y := X; p := &y; (*p)["q"] = 1',
        'K = TYPE{"n": 1}',
        'K = nil',
        'ch := make(chan TYPE, 1); ch <- X; (<-ch)["w"] = 1',
        'switch { case len(X) > 0: X["s"] = 1 }',
        'println(len(X) > 99, X["a"] == 2)',
      ],
    },
    {
      type: '[]T',
      make: 'var K = []T{{Name: "a", N: 1}, {Name: "b", N: 2}}',
      write: 't[0].N = 31',
      ops: [
        'X[0].N = 5',
        'X[1] = T{"q", 6}',
        'for i := range X { X[i].Name = "x" }',
        'for _, e := range X { e.N = 9; _ = e }',
        'for i, e := range X { e.N = i; X[i] = e }',
        'p := &X[0]; p.N = 7',
        'set(&X[1])',
        'e := X[0]; e.N = 3; _ = e',
        'K = append(K, T{"c", 3})',
        '_ = append(X, T{"c", 3})',
        'y := append(X[:1], T{"c", 3}); _ = y',
        'y := X[1:]; y[0].N = 8',
        'copy(X, []T{{"z", 0}})',
        'copy(make([]T, 2), X)',
        'sort.Slice(X, func(i, j int) bool { return X[i].N > X[j].N })',
        'X[0], X[1] = X[1], X[0]',
        'q := &X[0].N; *q = 11',
        'X[0].N++',
        'X[0].Set(6)',
        'n := X[0].Get(); _ = n',
        'f := X[0].Set; f(3)',
        'y := [][]T{X}; y[0][1].N = 12',
        'K = K[:1]',
      ],
    },
    {
      type: '[3]int',
      make: 'var K = [3]int{1, 2, 3}',
      write: 't[0] = 31',
      names: ['K', '(*P)', 'A', 'R[0]', 'H.t'],
      ops: [
        'X[1] = 4',
        'y := X; y[0] = 9',
        'y := &X; y[0] = 9',
        'for i := range X { X[i] *= 2 }',
        'for _, v := range X { v++; _ = v }',
        'y := X[:]; y[0] = 7',
        'y := X[1:]; y[0] = 7',
        'sort.Ints(X[:])',
        'X[0], X[2] = X[2], X[0]',
        'p := &X[1]; *p += 5',
        'X = [3]int{7, 8, 9}',
        'y := [2][3]int{X, X}; y[0][0] = 5',
      ],
    },
    {
      type: 'map[string][]int',
      make: 'var K = map[string][]int{"a": {1}, "b": {2, 3}}',
      write: 't["m"] = []int{31}',
      ops: [
        'if len(X["a"]) > 0 { X["a"][0] = 9 }',
        'X["a"] = append(X["a"], 4)',
        '_ = append(X["a"], 4)',
        'for _, v := range X { v[0] = 5 }',
        'for _, v := range X { v = append(v, 5); _ = v }',
        'y := X["b"]; if len(y) > 1 { y[1] = 0 }',
        'sort.Sort(sort.Reverse(sort.IntSlice(X["b"])))',
        'delete(X, "b")',
        'y := X["b"]; z := y[:0]; z = append(z, 8)',
        'for k := range X { X[k] = nil }',
      ],
    },
    {
      type: 'map[string]*T',
      make: 'var K = map[string]*T{"a": {Name: "a", N: 1}, "b": {Name: "b", N: 2}}',
      write: 't["m"] = &T{"m", 31}',
      ops: [
        'if e := X["a"]; e != nil { e.N = 4 }',
        'for _, v := range X { v.N++ }',
        'for _, v := range X { *v = T{"q", 9} }',
        'for _, v := range X { y := *v; y.N = 3 }',
        'for _, v := range X { v.Set(8) }',
        'for _, v := range X { set(v) }',
        'for _, v := range X { _ = v.Get() }',
        'X["c"] = &T{"c", 3}',
        'X["c"] = X["a"]; X["c"].N = 17',
      ],
    },
    {
      type: '[]string',
      make: 'var K = []string{"b", "a"}',
      write: 't[0] = "m"',
      ops: [
        'sort.Strings(X)',
        '_ = strings.Join(X, ",")',
        'X[0] += "x"',
        'for i, s := range X { X[i] = strings.ToUpper(s) }',
        'for _, s := range X { s += "x"; _ = s }',
        'sort.Sort(sort.StringSlice(X))',
        'y := append([]string{}, X...); y[0] = "y"',
        'y := append(X, "z"); y[0] = "y"',
        'y := append([]string(nil), X...); sort.Strings(y)',
      ],
    },
  ],
  names: {
    K: '',
    A: 'var A = K\n',
    'get()': 'func get() TYPE { return K }\n',
    'R[0]': 'var R = []TYPE{K}\n',
    'D["k"]': 'var D = map[string]TYPE{"k": K}\n',
    'H.t': 'var H = struct{ t TYPE }{t: K}\n',
    '(*P)': 'var P = &K\n',
    't()': 'var t = func() TYPE { return K }\n',
  },
  around: [
    'func init() { @ }',
    'var v§ = func() int { @; return 1 }()',
    'func f§() { @ }\nfunc init() { f§() }',
    'func f§() { @ }',
    'func f§() int { @; return 1 }\nvar v§ = f§()',
    'type c§ struct{}\nfunc (c c§) m() { @ }\nfunc init() { c§{}.m() }',
    'type c§ struct{}\nfunc (c c§) m() { @ }',
    'func init() { run(func() { @ }) }',
    'func init() { hold(func() { @ }) }',
    'func init() { if len(HELD) == 0 { @ } }',
    'func init() { if len(HELD) > 90 { @ } }',
    'func init() { for i := 0; i < 2; i++ { @ } }',
    'func init() { defer func() { @ }() }',
    'func g§() func() { return func() { @ } }\nfunc init() { g§()() }',
    'func g§() func() { return func() { @ } }\nfunc init() { g§() }',
    'var F§ = []func(){func() { @ }}\nfunc init() { for _, f := range F§ { f() } }',
    'var F§ = map[string]func(){"x": func() { @ }}\nfunc init() { F§["x"]() }',
    'type i§ interface{ do§() }\ntype s§ struct{}\nfunc (s s§) do§() { @ }\nvar I§ i§ = s§{}\nfunc init() { I§.do§() }',
    'func init() { switch { case true: @ } }',
    'type fn§ func()\nfunc (f fn§) call() { f() }\nfunc init() { fn§(func() { @ }).call() }',
  ],
};

const SHARED_GO = [
  'mut(X)',
  'read(X)',
  'mut(same(X))',
  'keep(X)',
  'keep(X); mut(REG[0])',
  'box{X}.fill()',
  'box{X}.look()',
  'b := box{}; b.m = X; b.fill()',
  'run(func() { mut(X) })',
  'hold(func() { mut(X) })',
  'f := mut; f(X)',
  'defer mut(X)',
  'y := X; mut(y)',
];

const JAVA: Dialect = {
  first: 'A.java',
  second: 'B.java',
  file: (name, definitions) => `class ${name.replace('.java', '')} {\n${definitions}}\n`,
  helpers: `static class Box { TYPE m; Box(TYPE m) { this.m = m; } void fill() { mut(m); } Object look() { return m; } }
static void mut(TYPE t) { WRITE }
static boolean read(TYPE t) { return t == null; }
static TYPE same(TYPE t) { return t; }
static List<TYPE> REG = new ArrayList<>();
static void keep(TYPE t) { REG.add(t); }
static void run(Runnable f) { f.run(); }
static List<Runnable> HELD = new ArrayList<>();
static void hold(Runnable f) { HELD.add(f); }
static boolean flag() { return HELD.isEmpty(); }
`,
  tables: [
    {
      type: 'Map<String, Integer>',
      make: 'static Map<String, Integer> K = new HashMap<>(Map.of("a", 1, "b", 2));',
      write: 't.put("m", 31);',
      ops: [
        'X.put("c", 3);',
        'X.remove("a");',
        'X.merge("a", 5, Integer::sum);',
        'X.replaceAll((k, v) -> v + 1);',
        'X.computeIfAbsent("d", k -> 4);',
        'X.compute("a", (k, v) -> 9);',
        'X.putAll(Map.of("e", 5));',
        'X.keySet().remove("b");',
        'X.values().clear();',
        'X.entrySet().removeIf(e -> e.getValue() > 1);',
        'for (var e : X.entrySet()) e.setValue(8);',
        'for (var e : X.entrySet()) e.getValue();',
        'X.forEach((k, v) -> k.length());',
        'new HashMap<>(X).put("z", 1);',
        'Object o = Collections.unmodifiableMap(X);',
        'for (String k : X.keySet()) k.length();',
        'X.getOrDefault("q", 1);',
        'Integer n = X.get("a"); n = 7;',
        'X.clear();',
        'K = new HashMap<>();',
        '((Map<String, Integer>) (Object) X).put("o", 1);',
        'Map.Entry<String, Integer> e = X.entrySet().iterator().next(); e.getKey();',
        'var it = X.entrySet().iterator(); it.next(); it.remove();',
      ],
    },
    {
      type: 'int[]',
      make: 'static int[] K = {3, 1, 2};',
      write: 't[0] = 31;',
      ops: [
        'X[1] = 4;',
        'X[1]++;',
        'X[0] += 6;',
        'int[] y = X; y[2] = 9;',
        'int[] y = X.clone(); y[2] = 9;',
        'int[] y = Arrays.copyOf(X, 3); y[2] = 9;',
        'Arrays.sort(X);',
        'Arrays.fill(X, 7);',
        'System.arraycopy(new int[] {8}, 0, X, 0, 1);',
        'System.arraycopy(X, 0, new int[1], 0, 1);',
        'for (int e : X) e++;',
        'for (int i = 0; i < X.length; i++) X[i] = i;',
        'Arrays.setAll(X, i -> i * 2);',
        'Arrays.stream(X).sum();',
        'K = new int[] {5};',
        'int[][] y = {X}; y[0][1] = 6;',
        '(flag() ? X : X)[0] = 5;',
      ],
    },
    {
      type: 'T[]',
      make: 'static T[] K = {new T("a", 1), new T("b", 2)};',
      write: 't[0] = new T("m", 31);',
      ops: [
        'X[0].n = 5;',
        'X[0].set(6);',
        'for (T e : X) e.n++;',
        'for (T e : X) e = null;',
        'T e = X[1]; e.name = "z";',
        'T e = X[1]; e = null;',
        'X[1] = new T("q", 9);',
        'Arrays.asList(X).get(0).n = 12;',
        'Arrays.asList(X).set(0, new T("w", 0));',
        'List.of(X).get(0).set(4);',
        'Arrays.stream(X).forEach(e -> e.set(3));',
        'Arrays.sort(X, (a, b) -> b.n - a.n);',
        'Collections.reverse(Arrays.asList(X));',
        'String s = X[0].name + X[0].n;',
      ],
    },
    {
      type: 'List<String>',
      make: 'static List<String> K = new ArrayList<>(List.of("b", "a"));',
      write: 't.add("m");',
      ops: [
        'X.add("c");',
        'X.add(0, "c");',
        'X.set(0, "z");',
        'X.remove("a");',
        'Collections.sort(X);',
        'Collections.addAll(X, "d", "e");',
        'Collections.reverse(X);',
        'Collections.unmodifiableList(X).size();',
        'X.sort(null);',
        'X.sort(Comparator.naturalOrder());',
        'X.replaceAll(String::toUpperCase);',
        'X.removeIf(e -> e.equals("a"));',
        'X.subList(0, 0).add("s");',
        'List.copyOf(X).size();',
        'X.stream().map(e -> e + "x").toList();',
        'X.forEach(e -> e.length());',
        'for (String e : X) e = "q";',
        'X.iterator().hasNext();',
        'X.listIterator().add("l");',
        'String.join(",", X);',
        'new ArrayList<>(X).add("n");',
        'List<String> y = flag() ? X : null; if (y != null) y.add("t");',
      ],
    },
    {
      type: 'Map<String, List<Integer>>',
      make: 'static Map<String, List<Integer>> K = new LinkedHashMap<>(Map.of("a", new ArrayList<>(List.of(1))));',
      write: 't.put("m", new ArrayList<>());',
      ops: [
        'X.computeIfAbsent("a", k -> new ArrayList<>()).add(4);',
        'X.computeIfAbsent("b", k -> new ArrayList<>()).add(4);',
        'for (var v : X.values()) v.add(5);',
        'X.values().forEach(v -> v.add(6));',
        'X.forEach((k, v) -> v.add(7));',
        'if (X.get("a") != null) X.get("a").add(8);',
        'X.entrySet().forEach(e -> e.getValue().clear());',
        'X.entrySet().stream().forEach(e -> e.getValue().add(2));',
        'X.values().stream().mapToInt(List::size).sum();',
      ],
    },
  ],
  names: {
    K: '',
    'A.K': '',
    'get()': 'static TYPE get() { return K; }\n',
    'AL()': 'static TYPE ALIAS = K;\nstatic TYPE AL() { return ALIAS; }\n',
    'R.get(0)': 'static List<TYPE> R = new ArrayList<>();\nstatic { R.add(K); }\n',
    'H.t': 'static class Holder { TYPE t; }\nstatic Holder H = new Holder();\nstatic { H.t = K; }\n',
  },
  around: [
    'static { @ }',
    'static int f§() { @ return 1; }\nstatic int v§ = f§();',
    'static void f§() { @ }',
    'static void f§() { @ }\nstatic { f§(); }',
    'static class C§ { C§() { @ } }\nstatic { new C§(); }',
    'static class C§ { C§() { @ } }',
    'static class C§ { void m() { @ } }\nstatic { new C§().m(); }',
    'static class C§ { void m() { @ } }\nstatic C§ c§ = new C§();',
    'static { Runnable r§ = () -> { @ }; r§.run(); }',
    'static { Runnable r§ = () -> { @ }; }',
    'static { RUN(() -> { @ }); }',
    'static { HOLD(() -> { @ }); }',
    'static { if (FLAG()) { @ } }',
    'static { for (int i§ = 0; i§ < 2; i§++) { @ } }',
    'static { try { @ } finally { } }',
    'static { try { throw new RuntimeException(); } catch (RuntimeException e§) { @ } }',
    'static Object o§ = new Object() { { @ } };',
    'interface I§ { void go(); }\nstatic class D§ implements I§ { public void go() { @ } }\nstatic I§ i§ = new D§();\nstatic { i§.go(); }',
    'static abstract class P§ { P§() { go(); } abstract void go(); }\nstatic class Q§ extends P§ { void go() { @ } }\nstatic { new Q§(); }',
    'static void f§() { @ }\nstatic { Runnable r§ = A::g§; }\nstatic void g§() { f§(); }',
    'static class N§ { static int x = 1; static { @ } }\nstatic int v§ = N§.x;',
  ],
};

const SHARED_JAVA = [
  'MUT(X);',
  'READ(X);',
  'MUT(SAME(X));',
  'KEEP(X);',
  'KEEP(X); MUT(REG.get(0));',
  'new A.Box(X).fill();',
  'new A.Box(X).look();',
  'RUN(() -> MUT(X));',
  'HOLD(() -> MUT(X));',
  'java.util.function.Consumer<TYPE> f = A::mut; f.accept(X);',
  'java.util.function.Consumer<TYPE> f = A::mut;',
  'TYPE y = X; MUT(y);',
  'Object y = X; MUT((TYPE) y);',
];

const C: Dialect = {
  first: 'a.c',
  second: 'b.c',
  file: (_name, definitions) => definitions,
  helpers: `#define SET(t, v) (t)[0] = (v)
static TYPE *REG[9]; static int count;
static void mut(TYPE *t) { WRITE }
static int look(const TYPE *t) { return t == 0; }
static TYPE *same(TYPE *t) { return t; }
static void keep(TYPE *t) { REG[count++] = t; }
static void run(void (*f)(TYPE *), TYPE *t) { f(t); }
struct box { TYPE *m; };
static void fill(struct box b) { mut(b.m); }
static void both(TYPE *a, TYPE *b) { TYPE t = *a; *a = *b; *b = t; }
`,
  tables: [
    {
      type: 'int',
      make: 'static int K[] = {3, 1, 2};',
      write: 't[0] = 31;',
      ops: [
        'X[0] = 9;',
        'X[1]++;',
        'X[2] -= 4;',
        '*X = 6;',
        '*(X + 1) = 3;',
        '1[X] = 4;',
        'int *p = X; p[1] = 5;',
        'int *p = &X[1]; *p = 8;',
        'int *p = X + 1; *p = 7;',
        'int *p = X; p++; *p++ = 7;',
        'int y = X[0]; y = 3; (void)y;',
        'for (int i = 0; i < 3; i++) X[i] = i;',
        'for (int *p = X; p < X + 3; p++) *p = 2;',
        'memset(X, 0, sizeof(int));',
        'memcpy(X, (int[]){4, 5}, 2 * sizeof(int));',
        'int c[3]; memcpy(c, X, sizeof c); c[0] = 7;',
        'SET(X, 42);',
        'int **pp = &(int *){X}; (*pp)[0] = 4;',
        'union { int *i; unsigned *u; } u = {X}; u.u[1] = 3;',
        '((unsigned *)X)[2] = 9;',
      ],
    },
    {
      type: 'T',
      make: 'static T K[] = {{"a", 1}, {.name = "b", .n = 2}};',
      write: 't[0].n = 31;',
      ops: [
        'X[0].n = 5;',
        'X[1].name = "z";',
        'X->n = 6;',
        '(X + 1)->n++;',
        'T *p = &X[0]; p->n = 7;',
        'T e = X[0]; e.n = 4;',
        'int *q = &X[1].n; *q = 12;',
        'for (T *p = X; p != X + 2; p++) p->n = 0;',
        'X[0] = (T){"q", 9};',
        'T *p = X; *p = (T){"w", 1};',
        'for (int i = 0; i < 2; i++) { T e = X[i]; e.n = i; (void)e; }',
        'int n = X[0].n + X[1].n; (void)n;',
        'T c[2]; memcpy(c, X, sizeof c); c[0].n = 7;',
      ],
    },
  ],
  names: {
    K: '',
    A: 'static TYPE *A = K;\n',
    'get()': 'static TYPE *get(void) { return K; }\n',
    'R[0]': 'static TYPE *R[] = {K};\n',
    'H.t': 'static struct { TYPE *t; } H = {K};\n',
    '(*P)': 'static TYPE **P = &(TYPE *){K};\n',
  },
  around: [
    '__attribute__((constructor)) static void f§(void) { @ }',
    'static void f§(void) { @ }',
    'static void f§(void) { @ }\n__attribute__((constructor)) static void g§(void) { f§(); }',
    '__attribute__((constructor)) static void f§(void) { if (count == 0) { @ } }',
    '__attribute__((constructor)) static void f§(void) { if (count > 90) { @ } }',
    '__attribute__((constructor)) static void f§(void) { for (int j = 0; j < 2; j++) { @ } }',
    '__attribute__((constructor)) static void f§(void) { switch (count) { default: { @ } } }',
    'static void f§(void) { @ }\nstatic void (*F§[])(void) = {f§};\n__attribute__((constructor)) static void g§(void) { F§[0](); }',
    'static void f§(void) { @ }\nstatic struct { void (*go)(void); } O§ = {f§};\n__attribute__((constructor)) static void g§(void) { O§.go(); }',
    'static void f§(void) { @ }\nstatic struct { void (*go)(void); } O§ = {f§};',
    'static void f§(void);\n__attribute__((constructor)) static void g§(void) { f§(); }\nstatic void f§(void) { @ }',
  ],
};

const SHARED_C = [
  'mut(X);',
  'look(X);',
  'mut(same(X));',
  'keep(X);',
  'keep(X); mut(REG[0]);',
  'run(mut, X);',
  'struct box b = {X}; fill(b);',
  'struct box b = {X}; (void)b;',
  'void (*f)(TYPE *) = mut; f(X);',
  'both(&X[0], &X[1]);',
  'TYPE *y = X; mut(y);',
  '(count > 90 ? 0 : X)[0] = X[1];',
];

const CPP: Dialect = {
  first: 'a.cpp',
  second: 'b.cpp',
  file: (_name, definitions) => definitions,
  helpers: `using Table = TYPE;
std::vector<Table*> REG;
void mut(Table& t) { WRITE }
void copied(Table t) { WRITE }
size_t look(const Table& t) { return sizeof t; }
Table& same(Table& t) { return t; }
void keep(Table& t) { REG.push_back(&t); }
template <class F> void run(F f) { f(); }
struct Box { Table& m; explicit Box(Table& m) : m(m) {} void fill() { mut(m); } };
struct Copy { Table m; void fill() { mut(m); } };
`,
  tables: [
    {
      type: 'std::vector<int>',
      make: 'std::vector<int> K{3, 1, 2};',
      write: 't.push_back(31);',
      ops: [
        'X.push_back(4);',
        'X[0] = 9;',
        'X.at(1) = 8;',
        'X.front() = 7;',
        'for (auto& e : X) e += 1;',
        'for (auto e : X) { e += 1; (void)e; }',
        'for (int& e : X) e = 0;',
        'std::sort(X.begin(), X.end());',
        'std::reverse(X.begin(), X.end());',
        'auto y = X; y[0] = 5;',
        'auto& y = X; y[0] = 5;',
        'auto* p = &X; p->push_back(6);',
        'int& r = X[0]; r = 11;',
        'int r = X[0]; r = 11; (void)r;',
        '*X.begin() = 4;',
        'auto it = X.begin(); ++it; *it = 9;',
        'X.insert(X.begin(), 1);',
        'X.erase(X.begin());',
        'X.clear();',
        'X = {7, 7};',
        'std::swap(X[0], X[1]);',
        'std::vector<int> z; z.swap(X);',
        'std::for_each(X.begin(), X.end(), [](int& e) { e = 2; });',
        'size_t n = X.size() + (X.empty() ? 1 : 0); (void)n;',
        'X.data()[0] = 3;',
        'std::fill(X.begin(), X.end(), 4);',
        'std::vector<int> z(X.begin(), X.end()); z[0] = 0;',
        'auto z = std::move(X); (void)z;',
        'const auto& y = X; (void)y[0];',
      ],
    },
    {
      type: 'std::map<std::string, int>',
      make: 'std::map<std::string, int> K{{"a", 1}, {"b", 2}};',
      write: 't["m"] = 31;',
      ops: [
        'X["c"] = 3;',
        'X["a"]++;',
        'X.erase("a");',
        'X.insert({"d", 4});',
        'X.emplace("e", 5);',
        'for (auto& [k, v] : X) v = 9;',
        'for (auto [k, v] : X) v = 9;',
        'for (auto& e : X) e.second += 1;',
        'auto it = X.find("b"); if (it != X.end()) it->second = 6;',
        'X.at("b") = 7;',
        'auto y = X; y["z"] = 1;',
        'auto& y = X; y["z"] = 1;',
        'int& r = X["b"]; r = 12;',
        'X.insert_or_assign("b", 13);',
        'X["fresh"];',
        '(void)X.count("a");',
      ],
    },
    {
      type: 'std::vector<T>',
      make: 'std::vector<T> K{{"a", 1}, {"b", 2}};',
      write: 't[0].n = 31;',
      ops: [
        'X[0].n = 5;',
        'X.emplace_back(T{"c", 3});',
        'for (auto& e : X) e.name = "z";',
        'for (auto e : X) { e.n = 1; }',
        'T& r = X[1]; r.n = 8;',
        'T r = X[1]; r.n = 8;',
        'T* p = &X[0]; p->n = 9;',
        'int& n = X[0].n; n = 10;',
        'auto* p = X.data(); p[1].n = 11;',
        'std::sort(X.begin(), X.end(), [](const T& a, const T& b) { return a.n > b.n; });',
        'auto [name, n] = X[0]; n = 3; (void)name;',
        'auto& [name, n] = X[0]; n = 3; (void)name;',
        'X.back() = T{"q", 0};',
      ],
    },
    {
      type: 'std::vector<std::string>',
      make: 'std::vector<std::string> K{"b", "a"};',
      write: 't[0] = "m";',
      ops: [
        'X[0] += "x";',
        'X[0].append("x");',
        "X[0][0] = 'q';",
        'for (auto& s : X) s += "!";',
        'for (const auto& s : X) (void)s.size();',
        'auto s = X[0]; s += "z";',
        'auto& s = X[0]; s += "z";',
        'X[1].clear();',
        'std::string& s = X[1]; s.assign("w");',
        '(void)X[0].substr(0, 1);',
      ],
    },
  ],
  names: {
    K: '',
    A: 'auto& A = K;\n',
    'get()': 'Table& get() { return K; }\n',
    '(*P)': 'Table* P = &K;\n',
    'H.t': 'struct Holder { Table& t; };\nHolder H{K};\n',
    '(*R[0])': 'std::vector<Table*> R{&K};\n',
  },
  around: [
    'static int f§() { @ return 1; }\nstatic int v§ = f§();',
    'static int f§() { @ return 1; }',
    'static int v§ = ([] { @ return 1; })();',
    'static int v§ = [] { @ return 1; }();',
    'struct C§ { C§() { @ } };\nstatic C§ c§;',
    'struct C§ { C§() { @ } };',
    'struct C§ { void m() { @ } };\nstatic int v§ = (C§{}.m(), 1);',
    'static auto l§ = [] { @ };\nstatic int v§ = (l§(), 1);',
    'static auto l§ = [] { @ };',
    'static int v§ = (run([] { @ }), 1);',
    'static int f§() { if (REG.empty()) { @ } return 1; }\nstatic int v§ = f§();',
    'static int f§() { for (int j = 0; j < 2; j++) { @ } return 1; }\nstatic int v§ = f§();',
    'template <class Q> int f§() { @ return 1; }\nstatic int v§ = f§<int>();',
    'struct B§ { virtual void go() {} };\nstruct D§ : B§ { void go() override { @ } };\nstatic D§ d§;\nstatic B§* b§ = &d§;\nstatic int v§ = (b§->go(), 1);',
    'namespace n§ { static int f() { @ return 1; } }\nstatic int v§ = n§::f();',
    '__attribute__((constructor)) static void f§() { }\nstatic int g§() { @ return 1; }\nstatic const int v§ = g§();',
    'struct C§ { static int f() { @ return 1; } };\nstatic int v§ = C§::f();',
  ],
};

const SHARED_CPP = [
  'mut(X);',
  'copied(X);',
  'look(X);',
  'mut(same(X));',
  'keep(X);',
  'keep(X); mut(*REG[0]);',
  'Box(X).fill();',
  'Box b(X); b.fill();',
  'Box b{X};',
  'Copy{X}.fill();',
  'void (*f)(Table&) = mut; f(X);',
  'run([&] { mut(X); });',
  'auto l = [](Table& t) { mut(t); }; l(X);',
  'auto l = [&](auto& t) { mut(t); };',
  'auto z = X; mut(z);',
];

/** What stands for names of the first class, in its own file and in another one of Java. */
const OF_CLASS: Readonly<Record<string, string>> = {
  MUT: 'mut',
  READ: 'read',
  SAME: 'same',
  KEEP: 'keep',
  RUN: 'run',
  HOLD: 'hold',
  FLAG: 'flag',
};

const DIALECTS = { go: GO, java: JAVA, c: C, cpp: CPP } as const;
const SHARED = { go: SHARED_GO, java: SHARED_JAVA, c: SHARED_C, cpp: SHARED_CPP } as const;

/** Programs that make a table, give it other names, and read or change it in some of the places where code can stand. */
export function generatedCompiled(language: keyof typeof DIALECTS): fc.Arbitrary<Program> {
  const dialect: Dialect = DIALECTS[language];
  const step = fc.record({
    op: fc.nat(1000),
    name: fc.nat(1000),
    around: fc.nat(1000),
    // Of C, all of a program is one file: names that are `static` are seen nowhere else.
    isElsewhere: fc.nat(4).map(n => n === 4 && language !== 'c'),
  });
  return fc
    .tuple(fc.nat(dialect.tables.length - 1), fc.array(step, { minLength: 1, maxLength: 3 }))
    .map(([kind, steps]) => {
      const table = dialect.tables[kind] as Dialect['tables'][number];
      const names = table.names ?? Object.keys(dialect.names);
      const ops = [...table.ops, ...(table.names ? [] : SHARED[language])];
      const pick = (list: readonly string[], i: number) => list[i % list.length] as string;
      const files: Record<string, string[]> = { [dialect.first]: [], [dialect.second]: [] };
      const used = new Set<string>();
      for (const [i, { op, name, around, isElsewhere }] of steps.entries()) {
        const x = isElsewhere && language === 'java' ? 'A.K' : pick(names, name);
        used.add(x);
        const done = pick(ops, op).replace(/X/g, x);
        const text = pick(dialect.around, around)
          .replace(/§/g, String(i))
          .replace('@', () => done);
        files[isElsewhere ? dialect.second : dialect.first]?.push(inClass(text, language, isElsewhere));
      }
      const declared = [...used].map(x => dialect.names[x] ?? '').join('');
      const helpers = table.names && language === 'go' ? GO_ARRAY_HELPERS : dialect.helpers;
      const isMade = (text: string) => text.replace(/TYPE/g, table.type).replace(/WRITE/g, table.write);
      const first = dialect.file(
        dialect.first,
        `${isMade(helpers)}${table.make}\n${isMade(declared)}${isMade((files[dialect.first] ?? []).join('\n'))}\n`,
      );
      const second = files[dialect.second] ?? [];
      const all: Record<string, string> = { [dialect.first]: first };
      if (second.length > 0)
        all[dialect.second] = dialect.file(dialect.second, `${isMade(second.join('\n'))}\n`);
      return { files: all, harmless: false, text: Object.values(all).join(`## ${dialect.second}\n`) };
    });
}

/** Of an array, which is copied wherever it goes, next to nothing is shared. */
const GO_ARRAY_HELPERS =
  'var HELD []func()\nfunc run(f func()) { f() }\nfunc hold(f func()) { HELD = append(HELD, f) }\n';

function inClass(text: string, language: string, isElsewhere: boolean): string {
  if (language !== 'java') return text;
  const named = text.replace(/\b(MUT|READ|SAME|KEEP|RUN|HOLD|FLAG)\b/g, word =>
    isElsewhere ? `A.${OF_CLASS[word]}` : (OF_CLASS[word] as string),
  );
  return isElsewhere
    ? named
        .replace(/\bREG\b/g, 'A.REG')
        .replace(/\bflag\(/g, 'A.flag(')
        .replace(/A\.A\./g, 'A.')
        .replace(/\bK = new/g, 'A.K = new')
        .replace(/\bA\.A\./g, 'A.')
        .replace(/A::g/g, 'B::g')
    : named;
}
