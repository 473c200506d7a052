/**
 * What Python's own library makes of classes: who is made from one of its classes, has one of its metaclasses or decorators has the
 * members that its body says, with the exceptions that are named here. Of other libraries nobody knows.
 */
import { isOfLibrary } from './library-modules.js';

/** Types that need no import. */
const BUILTIN =
  /^(?:object|type|int|float|complex|bool|str|bytes|bytearray|memoryview|list|tuple|dict|set|frozenset|property|classmethod|staticmethod|super|slice|range|\w+(?:Error|Exception|Warning)|Exception|Warning|BaseExceptionGroup|ExceptionGroup|StopIteration|StopAsyncIteration|KeyboardInterrupt|SystemExit|GeneratorExit)$/;

/** Those that give a class members by what stands in its body, or put others in their place. */
const MAKING = /^(?:string\.Template|ctypes\.(?:\w+\.)?\w*(?:Structure|Union)|typing\.NamedTuple)$/;

/** Whether a base, metaclass or decorator of a class, by its full name, leaves its members as they are written. */
export function keepsMembers(name: string): boolean {
  if (MAKING.test(name)) return false;
  return BUILTIN.test(name) || (name.includes('.') && isOfLibrary(name));
}
