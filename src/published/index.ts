/** Published files, from a folder, a tree of git or an address. What other rooms need of it. */
export { baseAddress, openAddress } from './address.js';
export { openFolder } from './folder.js';
export { readJsonFile, sha256Of } from './json-file.js';
export { isPage, loadPublished } from './load.js';
export { type ProvedFiles, provePublished } from './prove.js';
export { MAX_PUBLISHED_FILE_BYTES, type PublishedSource } from './published-source.js';
export { openTree } from './tree.js';
