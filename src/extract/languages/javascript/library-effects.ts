import type { LibraryCall } from '../language/effects.js';
import { each } from '../shared/effects.js';

/** What functions of the language's and Node's library do with what they get (ECMA-262, nodejs.org/api). */
const LIBRARY_FUNCTIONS: Readonly<Record<string, LibraryCall>> = {
  ...each(
    `Object.keys Object.getOwnPropertyNames Object.hasOwn Object.is Object.isFrozen
    Object.isSealed Array.isArray String Number Boolean BigInt Symbol RegExp Date
    parseInt parseFloat isNaN isFinite console.log console.error console.warn console.info console.debug console.table
    Math.max Math.min Math.floor Math.round structuredClone Reflect.ownKeys Reflect.has
    require process.stdout.write process.exit assert Number.isInteger Number.parseInt
    Object.prototype.hasOwnProperty.call Object.prototype.toString.call WeakSet encodeURIComponent util.inspect util.format
    Symbol.for process.cwd Date.now Buffer.from URLSearchParams URL util.isDeepStrictEqual util.styleText console.dir
    console.trace Intl.NumberFormat Intl.DateTimeFormat Intl.PluralRules Intl.ListFormat Intl.Collator`,
    {},
  ),
  ...each(
    'Object.getOwnPropertyDescriptor Object.getOwnPropertyDescriptors Reflect.getOwnPropertyDescriptor',
    {
      args: ['parts'],
    },
  ),
  ...each('Object.values Set Object.getOwnPropertySymbols Array Object', { args: ['copy'] }),
  ...each('Error TypeError RangeError SyntaxError ReferenceError', { args: ['read', 'same'] }),
  'Array.from': { args: ['copy', 'read', 'receiver'], callback: 'item' },
  'Array.of': { args: ['kept'] },
  'Object.entries': { args: ['pairs'] },
  ...each('Map WeakMap Object.fromEntries', { args: ['unpairs'] }),
  'Object.groupBy': { args: ['pairs'], callback: 'item' },
  ...each('Object.freeze Object.seal Object.preventExtensions Object.create', {
    args: ['same', 'described'],
  }),
  'JSON.stringify': { args: ['given'], callback: 'item' },
  'JSON.parse': { args: ['read'], callback: 'item', givesTable: true },
  ...each('Object.getPrototypeOf Reflect.getPrototypeOf', { args: ['same'] }),
  'Object.assign': { args: ['write same', 'merged copy'] },
  ...each('Object.defineProperty Object.defineProperties Reflect.defineProperty', {
    args: ['write same', 'described', 'described'],
    callback: 'item',
  }),
  ...each('Object.setPrototypeOf Reflect.setPrototypeOf', { args: ['write same', 'kept same'] }),
  'Reflect.set': { args: ['write', 'read', 'kept'] },
  'Reflect.deleteProperty': { args: ['write'] },
  'Reflect.get': { args: ['item'] },
  'Promise.resolve': { args: ['same'] },
  ...each('setTimeout setInterval setImmediate queueMicrotask process.nextTick process.on addEventListener', {
    keeps: true,
  }),
};

/** Modules of Node whose functions change nothing that they get, and call what they get with other things. */
const READING_MODULES = /^(?:assert|fs|fs\/promises|path|path\/posix|url|querystring|os|zlib)(?:\.\w+)*$/;

/** What a function of the library does with what it gets, by its full name; undefined where that is not known. */
export function libraryFunction(written: string): LibraryCall | undefined {
  const name = written.replace(/^node:/, '');
  if (Object.hasOwn(LIBRARY_FUNCTIONS, name)) return LIBRARY_FUNCTIONS[name];
  return READING_MODULES.test(name) ? {} : undefined;
}

/** What methods of the language's own types do with their object and with what they get. */
export const LIBRARY_METHODS: Readonly<Record<string, LibraryCall>> = {
  ...each(
    `keys has includes indexOf lastIndexOf join toString toLocaleString hasOwnProperty propertyIsEnumerable isPrototypeOf
    valueOf toJSON test exec match matchAll replace replaceAll startsWith endsWith slice_ split trim padStart padEnd
    charAt charCodeAt codePointAt toUpperCase toLowerCase toLowerCase localeCompare normalize repeat substring substr search
    toFixed log error warn info debug`,
    {},
  ),
  emit: { args: ['unknown'] },
  ...each('on once addEventListener addListener', { keeps: true }),
  // What a promise is kept for, its functions get.
  ...each('then catch finally', { self: 'given same', keeps: true }),
  ...each('forEach some every findIndex findLastIndex', { args: ['read', 'receiver'], callback: 'item' }),
  ...each('slice concat values toSorted toReversed union intersection difference', {
    self: 'copy',
    args: ['copy'],
    callback: 'item',
  }),
  flat: { self: 'copy flat' },
  ...each('toSpliced with', { self: 'copy', args: ['held'] }),
  ...each('map filter flatMap', { self: 'copy', args: ['read', 'receiver'], callback: 'item' }),
  ...each('reduce reduceRight', {
    self: 'item',
    args: ['read', 'same given'],
    callback: 'item',
  }),
  ...each('find findLast', { self: 'item', args: ['read', 'receiver'], callback: 'item' }),
  next: { self: 'as:value', args: ['unknown'] },
  'Symbol.iterator': { self: 'copy' },
  ...each('get at', { self: 'item' }),
  entries: { self: 'pairs' },
  ...each('push unshift', { self: 'write', args: ['kept'] }),
  ...each('pop shift', { self: 'write item' }),
  splice: { self: 'write copy', args: ['read', 'read', 'kept'] },
  ...each('sort reverse copyWithin', { self: 'write same', callback: 'item' }),
  fill: { self: 'write same', args: ['kept held'] },
  set: { self: 'write same', args: ['read', 'kept'] },
  add: { self: 'write same', args: ['kept'] },
  ...each('delete clear __defineGetter__ __defineSetter__', { self: 'write' }),
};
