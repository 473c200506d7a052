import { extname } from 'node:path';
import type { EditorFile } from './editor.js';
import { zipOf } from './zip.js';

/** What a package of an extension says of itself comes from its `package.json`. */
interface Manifest {
  readonly name: string;
  readonly displayName: string;
  readonly description: string;
  readonly version: string;
  readonly publisher: string;
  readonly engines: { readonly vscode: string };
  readonly categories: readonly string[];
  readonly keywords: readonly string[];
  readonly browser?: string;
}

/** What packing itself reads, and nobody who installs the package. */
const IGNORED = '.vscodeignore';

/** Parts of a package have types (ECMA-376 part 2, Open Packaging Conventions). */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.vsixmanifest': 'text/xml',
};

/** Files that a package shows by what they are for. */
const ASSETS = {
  'package.json': 'Microsoft.VisualStudio.Code.Manifest',
  'README.md': 'Microsoft.VisualStudio.Services.Content.Details',
  'CHANGELOG.md': 'Microsoft.VisualStudio.Services.Content.Changelog',
  'LICENSE.txt': 'Microsoft.VisualStudio.Services.Content.License',
};

/** The folder of an extension as the one file that editors of the family of VS Code install. */
export function vsixOf(folder: readonly EditorFile[]): Uint8Array {
  // A part without an ending has no type.
  const files = folder
    .filter(({ path }) => path !== IGNORED)
    .map(file => (file.path === 'LICENSE' ? { ...file, path: 'LICENSE.txt' } : file));
  const manifest = JSON.parse(files.find(({ path }) => path === 'package.json')?.text ?? '{}') as Manifest;
  return zipOf([
    { path: 'extension.vsixmanifest', text: packageManifest(manifest, files) },
    { path: '[Content_Types].xml', text: contentTypes(files) },
    ...files.map(file => ({ ...file, path: `extension/${file.path}` })),
  ]);
}

function packageManifest(manifest: Manifest, files: readonly EditorFile[]): string {
  const { name, displayName, description, version, publisher, engines, categories, keywords } = manifest;
  const kinds = manifest.browser === undefined ? 'workspace' : 'workspace,web';
  const assets = Object.entries(ASSETS)
    .filter(([path]) => files.some(file => file.path === path))
    .map(([path, type]) => `    <Asset Type="${type}" Path="extension/${path}" Addressable="true"/>`);
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${xml(name)}" Version="${xml(version)}" Publisher="${xml(publisher)}"/>
    <DisplayName>${xml(displayName)}</DisplayName>
    <Description xml:space="preserve">${xml(description)}</Description>
    <Tags>${xml(keywords.join(','))}</Tags>
    <Categories>${xml(categories.join(','))}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${xml(engines.vscode)}"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="${kinds}"/>
    </Properties>
    <License>extension/LICENSE.txt</License>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
${assets.join('\n')}
  </Assets>
</PackageManifest>
`;
}

function contentTypes(files: readonly EditorFile[]): string {
  const endings = new Set(['.vsixmanifest', ...files.map(({ path }) => extname(path))]);
  const types = [...endings].sort().map(ending => {
    const type = TYPES[ending] ?? 'application/octet-stream';
    return `  <Default Extension="${ending}" ContentType="${type}"/>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
${types.join('\n')}
</Types>
`;
}

/** What XML cannot hold is left out. */
function xml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`);
}
