import { readAsset } from '../runtime/assets.js';

/** The one thing that the renderer would fetch: the picture beside its makers' link, which is one empty point here. */
const LOGO = 'https://cdn.redoc.ly/redoc/logo-mini.svg';
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

let script: string | undefined;

/**
 * The program that shows an OpenAPI document as a page: Redoc (MIT licence), one file, which travels in `dist/html`.
 * Safe inside a script element: what would end the element or begin a comment stands in texts only, and is written
 * with an escape there.
 */
export function rendererScript(): string {
  script ??= readAsset('html/redoc.standalone.js')
    .toString()
    .replaceAll(LOGO, NO_PICTURE)
    .replace(/<(?=!--|\/?script)/gi, '\\x3c');
  return script;
}
