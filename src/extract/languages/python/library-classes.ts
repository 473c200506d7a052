/**
 * Classes of Python's library that others have from another module than the one that they are defined in, as `repr` prints them: what is
 * not listed is defined where it is taken from. Each line: the module, the one that defines its names (`-`: each says its own), names.
 * From the `__all__` of the modules of Python 3.11.
 */
const ELSEWHERE = `
  asyncio - DefaultEventLoopPolicy=asyncio.unix_events._UnixDefaultEventLoopPolicy
  asyncio - SelectorEventLoop=asyncio.unix_events._UnixSelectorEventLoop TimeoutError=TimeoutError
  asyncio _asyncio Future Task
  asyncio asyncio.base_events BaseEventLoop Server
  asyncio asyncio.events AbstractEventLoop AbstractEventLoopPolicy AbstractServer Handle TimerHandle
  asyncio asyncio.exceptions BrokenBarrierError CancelledError IncompleteReadError InvalidStateError LimitOverrunError
  asyncio asyncio.exceptions SendfileNotAvailableError
  asyncio asyncio.locks Barrier BoundedSemaphore Condition Event Lock Semaphore
  asyncio asyncio.protocols BaseProtocol BufferedProtocol DatagramProtocol Protocol SubprocessProtocol
  asyncio asyncio.queues LifoQueue PriorityQueue Queue QueueEmpty QueueFull
  asyncio asyncio.runners Runner
  asyncio asyncio.streams StreamReader StreamReaderProtocol StreamWriter
  asyncio asyncio.timeouts Timeout
  asyncio asyncio.transports BaseTransport DatagramTransport ReadTransport SubprocessTransport Transport WriteTransport
  asyncio asyncio.unix_events AbstractChildWatcher FastChildWatcher MultiLoopChildWatcher PidfdChildWatcher
  asyncio asyncio.unix_events SafeChildWatcher ThreadedChildWatcher
  asyncio.exceptions - TimeoutError=TimeoutError
  asyncio.futures _asyncio Future
  asyncio.tasks _asyncio Task
  asyncio.unix_events - DefaultEventLoopPolicy=asyncio.unix_events._UnixDefaultEventLoopPolicy
  asyncio.unix_events - SelectorEventLoop=asyncio.unix_events._UnixSelectorEventLoop
  bz2 _bz2 BZ2Compressor BZ2Decompressor
  concurrent.futures - TimeoutError=TimeoutError
  concurrent.futures concurrent.futures._base BrokenExecutor CancelledError Executor Future
  concurrent.futures concurrent.futures.process ProcessPoolExecutor
  concurrent.futures concurrent.futures.thread ThreadPoolExecutor
  contextvars _contextvars Context ContextVar Token
  csv _csv Error
  dbm.dumb - error=OSError
  email.parser email.feedparser BytesFeedParser FeedParser
  email.policy email._policybase Compat32 Policy
  enum - EnumMeta=enum.EnumType
  getopt - error=getopt.GetoptError
  hashlib _blake2 blake2b blake2s
  http.client - error=http.client.HTTPException
  importlib.abc importlib._abc Loader
  importlib.abc importlib.resources.abc ResourceReader Traversable TraversableResources
  importlib.metadata importlib.metadata._meta PackageMetadata
  importlib.readers importlib.resources.readers FileReader MultiplexedPath NamespaceReader ZipReader
  importlib.resources - Resource=str
  importlib.resources importlib.resources.abc ResourceReader
  importlib.simple importlib.resources.simple ResourceContainer ResourceHandle SimpleReader TraversableReader
  io - BlockingIOError=BlockingIOError
  io _io BufferedRWPair BufferedRandom BufferedReader BufferedWriter BytesIO FileIO IncrementalNewlineDecoder StringIO
  io _io TextIOWrapper
  json json.decoder JSONDecodeError JSONDecoder
  json json.encoder JSONEncoder
  json.scanner - make_scanner=_json.Scanner
  lzma _lzma LZMACompressor LZMADecompressor LZMAError
  multiprocessing multiprocessing.context AuthenticationError BufferTooShort Process ProcessError TimeoutError
  optparse - make_option=optparse.Option
  os - error=OSError
  os posix DirEntry sched_param times_result uname_result waitid_result
  pickle _pickle PickleError Pickler PicklingError Unpickler UnpicklingError
  queue _queue Empty SimpleQueue
  secrets random SystemRandom
  socket - SocketType=_socket.socket error=OSError timeout=TimeoutError
  struct _struct Struct
  threading - ExceptHookArgs=_thread._ExceptHookArgs ThreadError=RuntimeError local=_thread._local
  types - AsyncGeneratorType=async_generator BuiltinFunctionType=builtin_function_or_method
  types - BuiltinMethodType=builtin_function_or_method CellType=cell ClassMethodDescriptorType=classmethod_descriptor
  types - CodeType=code CoroutineType=coroutine EllipsisType=ellipsis FrameType=frame FunctionType=function
  types - GeneratorType=generator GetSetDescriptorType=getset_descriptor LambdaType=function
  types - MappingProxyType=mappingproxy MemberDescriptorType=member_descriptor MethodDescriptorType=method_descriptor
  types - MethodType=method MethodWrapperType=method-wrapper ModuleType=module NoneType=NoneType
  types - NotImplementedType=NotImplementedType TracebackType=traceback WrapperDescriptorType=wrapper_descriptor
  typing - AnyStr=~AnyStr Text=str
  unittest - main=unittest.main.TestProgram
  unittest unittest.async_case IsolatedAsyncioTestCase
  unittest unittest.case FunctionTestCase SkipTest TestCase
  unittest unittest.loader TestLoader
  unittest unittest.result TestResult
  unittest unittest.runner TextTestResult TextTestRunner
  unittest unittest.suite TestSuite
  weakref - ref=weakref.ReferenceType
  weakref _weakrefset WeakSet
  zipfile - BadZipfile=zipfile.BadZipFile error=zipfile.BadZipFile
  zoneinfo zoneinfo._common ZoneInfoNotFoundError
  zoneinfo zoneinfo._tzpath InvalidTZPathWarning
`;

const paths = new Map<string, string>();
for (const line of ELSEWHERE.trim().split('\n')) {
  const [module = '', definedIn = '', ...names] = line.trim().split(' ');
  for (const each of names) {
    const [name = '', path] = each.split('=');
    paths.set(`${module}.${name}`, path ?? `${definedIn}.${name}`);
  }
}

/** How a class of the library prints that is imported from a module under a name. */
export function libraryClass(module: string, name: string): string {
  return paths.get(`${module}.${name}`) ?? `${module}.${name}`;
}

/** What `typing` has that is a class of its own. */
export const CLASSES_OF_TYPING = new Set(
  'BinaryIO ForwardRef Generic IO ParamSpec Protocol SupportsAbs SupportsBytes SupportsComplex SupportsFloat SupportsIndex SupportsInt SupportsRound TextIO TypeVar'.split(
    ' ',
  ),
);
