import {
  ALLOW,
  ARCHIVE_FOLDER,
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
import { examplePlaces, type Host, rootInWords } from './host.js';

/** Where the address of a page, which has no ending, leads to; copies have pages, too. */
const PAGES = '$uri $uri.html $uri/';

/**
 * nginx: an include for a `server` block. Every header is added at the level of the server: a location that adds one of
 * its own would lose all others, so what differs is in variables; nginx leaves a header out whose value is empty.
 */
export const host: Host = {
  name: 'nginx',
  path: '/hosts/nginx.conf',
  render: ({ prefix }) => `# Include this in a server block whose ${rootInWords(prefix)}:
#
#   server {
#     listen 80;
#     server_name lume.example;
#     root ${examplePlaces(prefix).root};
#     include ${examplePlaces(prefix).folder}/hosts/nginx.conf;
#   }

index index.html;
absolute_redirect off;
etag on;
charset utf-8;
# And HTML, always.
charset_types application/json application/xml image/svg+xml text/css text/javascript text/markdown text/plain;
types {
  text/html html;
  application/json json;
  application/xml xml;
  image/svg+xml svg;
  text/css css;
  text/javascript js;
  text/markdown md;
  text/plain txt;
  ${ARCHIVE_TYPE} gz tgz;
}
default_type application/octet-stream;

gzip on;
gzip_vary on;
gzip_min_length 1024;
gzip_types application/json application/xml image/svg+xml text/css text/javascript text/markdown text/plain;

set $refdata_cache "${REVALIDATE}";
if ($uri ~ "^${prefix}${ARCHIVED_DATA}") {
  set $refdata_cache "${IMMUTABLE}";
}
set $refdata_allow "";
if ($request_method !~ "^(GET|HEAD)$") {
  set $refdata_allow "${ALLOW}";
}
set $refdata_headers "";
set $refdata_age "";
if ($request_method = OPTIONS) {
  set $refdata_headers "${PREFLIGHT_HEADERS['Access-Control-Allow-Headers']}";
  set $refdata_age "${PREFLIGHT_HEADERS['Access-Control-Max-Age']}";
}
${Object.entries(OPEN_HEADERS)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}
add_header Cache-Control $refdata_cache;
add_header Allow $refdata_allow always;
add_header Access-Control-Allow-Methods $refdata_allow always;
add_header Access-Control-Allow-Headers $refdata_headers always;
add_header Access-Control-Max-Age $refdata_age always;

if ($request_method = OPTIONS) {
  return 204;
}
if ($request_method !~ "^(${METHODS.join('|')})$") {
  return 405;
}

error_page 404 ${prefix}${NOT_FOUND_PAGE_PATH};
${JSON_FOLDERS.map(
  folder => `location ^~ ${prefix}${folder} {
  try_files ${folder === ARCHIVE_FOLDER ? PAGES : '$uri'} =404;
  error_page 404 ${prefix}${NOT_FOUND_JSON_PATH};
}`,
).join('\n')}
# Addresses of pages have no ending.
location ${prefix}/ {
  try_files ${PAGES} =404;
}
# What tells hosts how to serve is not for visitors.
location ~ "/(\\.|_headers$|hosts/|vercel\\.json$|staticwebapp\\.config\\.json$)" {
  return 404;
}
`,
};
