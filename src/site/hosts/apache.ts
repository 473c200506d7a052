import {
  ALLOW,
  ARCHIVE_TYPE,
  ARCHIVED_DATA,
  IMMUTABLE,
  JSON_FOLDERS,
  METHODS,
  NOT_FOUND_JSON_PATH,
  NOT_FOUND_PAGE_PATH,
  OPEN_HEADERS,
  PREFLIGHT_HEADERS,
  REVALIDATE,
} from '../hosting.js';
import type { Host } from './host.js';

/** Apache 2.4, in its .htaccess. */
export const host: Host = {
  name: 'Apache',
  path: '/.htaccess',
  render: ({ prefix }) => {
    const always = (headers: Readonly<Record<string, string>>, condition = '') =>
      Object.entries(headers)
        .map(([name, value]) => `Header always set ${name} "${value}"${condition}`)
        .join('\n');
    const { Allow: _, ...preflight } = PREFLIGHT_HEADERS;
    return `# Needs mod_headers and mod_rewrite, and in the server's configuration: AllowOverride All.

DirectoryIndex index.html
Options -Indexes
AddType application/json .json
AddType text/javascript .js
AddType text/markdown .md
AddType ${ARCHIVE_TYPE} .gz .tgz
RemoveEncoding .gz .tgz
AddCharset utf-8 .json .html .css .js .md .svg .txt .xml
FileETag MTime Size

${always(OPEN_HEADERS)}
Header set Cache-Control "${REVALIDATE}"
<If "%{REQUEST_URI} =~ m#^${prefix}${ARCHIVED_DATA}#">
  Header set Cache-Control "${IMMUTABLE}"
</If>
# mod_deflate puts "-gzip" into the ETag and does not know it again.
RequestHeader edit* If-None-Match "-gzip\\"" "\\""

RewriteEngine On
RewriteCond %{REQUEST_METHOD} =OPTIONS
RewriteRule ^ - [R=204,L]
RewriteCond %{REQUEST_METHOD} !^(${METHODS.join('|')})$
RewriteRule ^ - [R=405,L]
RewriteRule ^(\\.(?!well-known/).*|_headers|hosts/.*|vercel\\.json|staticwebapp\\.config\\.json)$ - [R=404,L]
# Addresses of pages have no ending.
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME} !-d
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html [L]
${always({ Allow: ALLOW }, ' "expr=%{REQUEST_METHOD} !~ /^(GET|HEAD)$/"')}
${always(preflight, ' "expr=%{REQUEST_METHOD} == \'OPTIONS\'"')}

ErrorDocument 404 ${prefix}${NOT_FOUND_PAGE_PATH}
<If "%{REQUEST_URI} =~ m#^${prefix}(${JSON_FOLDERS.join('|')})#">
  ErrorDocument 404 ${prefix}${NOT_FOUND_JSON_PATH}
</If>
`;
  },
};
