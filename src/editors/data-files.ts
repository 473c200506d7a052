/** The data of the language, as `refdata editor` puts it into the folder of an extension. */
export const DATA_FILE = 'dados.json';
/** That of the version which programs are held against beforehand; there is none unless one was named. */
export const NEXT_FILE = 'proxima.json';
