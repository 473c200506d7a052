import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetFolder } from '../assets.js';

let script: string | undefined;

/**
 * The program that shows an OpenAPI document as a page: Redoc (MIT licence), one file, which travels in `dist/html`.
 * Safe inside a script element: what would end the element or begin a comment stands in texts only, and is written
 * with an escape there.
 */
export function rendererScript(): string {
  script ??= readFileSync(join(assetFolder('html'), 'redoc.standalone.js'), 'utf8').replace(
    /<(?=!--|\/?script)/gi,
    '\\x3c',
  );
  return script;
}
