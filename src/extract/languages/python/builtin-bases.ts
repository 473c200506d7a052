/** Built-in types that are made from others than `object`, each line a base and those made from it (docs.python.org/3/library/exceptions.html). */
const HIERARCHY = `
  BaseException: BaseExceptionGroup Exception GeneratorExit KeyboardInterrupt SystemExit
  BaseExceptionGroup: ExceptionGroup
  Exception: ExceptionGroup ArithmeticError AssertionError AttributeError BufferError EOFError ImportError LookupError MemoryError NameError OSError ReferenceError RuntimeError StopAsyncIteration StopIteration SyntaxError SystemError TypeError ValueError Warning
  OSError: BlockingIOError ChildProcessError ConnectionError FileExistsError FileNotFoundError InterruptedError IsADirectoryError NotADirectoryError PermissionError ProcessLookupError TimeoutError
  ConnectionError: BrokenPipeError ConnectionAbortedError ConnectionRefusedError ConnectionResetError
  Warning: BytesWarning DeprecationWarning EncodingWarning FutureWarning ImportWarning PendingDeprecationWarning ResourceWarning RuntimeWarning SyntaxWarning UnicodeWarning UserWarning
  ArithmeticError: FloatingPointError OverflowError ZeroDivisionError
  SyntaxError: IndentationError
  IndentationError: TabError
  LookupError: IndexError KeyError
  ImportError: ModuleNotFoundError
  RuntimeError: NotImplementedError PythonFinalizationError RecursionError
  NameError: UnboundLocalError
  ValueError: UnicodeError
  UnicodeError: UnicodeDecodeError UnicodeEncodeError UnicodeTranslateError
  int: bool
`;

const bases = new Map<string, string[]>();
for (const line of HIERARCHY.trim().split('\n')) {
  const [base = '', ...made] = line.trim().split(/:? /);
  for (const each of made) bases.set(each, [...(bases.get(each) ?? []), base]);
}

/** What a built-in type is made from, in order, without `object`. */
export function builtinBases(name: string): readonly string[] {
  return bases.get(name) ?? [];
}
