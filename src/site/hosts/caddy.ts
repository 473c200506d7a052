import {
  ALLOW,
  ARCHIVE_TYPE,
  ARCHIVED_DATA,
  IMMUTABLE,
  JSON_FOLDERS,
  JSON_TYPE,
  METHODS,
  NOT_FOUND_JSON_PATH,
  NOT_FOUND_PAGE_PATH,
  OPEN_HEADERS,
  PREFLIGHT_HEADERS,
  REVALIDATE,
} from '../hosting.js';
import { examplePlaces, type Host, rootInWords } from './host.js';

/** Caddy 2: an import for a site block. */
export const host: Host = {
  name: 'Caddy',
  path: '/hosts/Caddyfile',
  render: ({ prefix }) => `# Import this in a site block whose ${rootInWords(prefix)}:
#
#   lume.example {
#     root * ${examplePlaces(prefix).root}
#     import ${examplePlaces(prefix).folder}/hosts/Caddyfile
#   }

header {
${Object.entries(OPEN_HEADERS)
  .map(([name, value]) => `\t${name} "${value}"`)
  .join('\n')}
}
@refdata_latest not path_regexp ^${prefix}${ARCHIVED_DATA}
header @refdata_latest Cache-Control "${REVALIDATE}"
@refdata_archived {
	path_regexp ^${prefix}${ARCHIVED_DATA}
	file
}
header @refdata_archived Cache-Control "${IMMUTABLE}"
@refdata_json path *.json
header @refdata_json Content-Type "${JSON_TYPE}"
@refdata_markdown path *.md
header @refdata_markdown Content-Type "text/markdown; charset=utf-8"
@refdata_archive path *.tar.gz *.tgz
header @refdata_archive Content-Type "${ARCHIVE_TYPE}"

@refdata_preflight method OPTIONS
header @refdata_preflight {
${Object.entries(PREFLIGHT_HEADERS)
  .map(([name, value]) => `\t${name} "${value}"`)
  .join('\n')}
}
respond @refdata_preflight 204
@refdata_write not method ${METHODS.join(' ')}
header @refdata_write Allow "${ALLOW}"
respond @refdata_write 405

encode gzip
# Addresses of pages have no ending.
try_files {path} {path}.html
file_server {
	hide .* _headers hosts vercel.json staticwebapp.config.json
}

handle_errors {
	header {
${Object.entries(OPEN_HEADERS)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
	}
	@refdata_no_file {
		expression {err.status_code} == 404
		path ${JSON_FOLDERS.map(folder => `${prefix}${folder}*`).join(' ')}
	}
	handle @refdata_no_file {
		rewrite * ${prefix}${NOT_FOUND_JSON_PATH}
		header Content-Type "${JSON_TYPE}"
		file_server
	}
	@refdata_no_page expression {err.status_code} == 404
	handle @refdata_no_page {
		rewrite * ${prefix}${NOT_FOUND_PAGE_PATH}
		file_server
	}
}
`,
};
