import { Command, Option } from 'commander';

/** Exit codes of commands that can have findings. */
interface Exit {
  readonly fine: number;
  readonly findings: number;
}

const CONFIG = ['-c, --config <file>', 'the configuration, relative to --repo', 'refdata.yml'] as const;
const REPO = ['-r, --repo <folder>', "the language's repository", '.'] as const;

const json = () => new Option('--json', 'print one JSON object instead of text for people');

/** `refdata registry …`: what the commands do is only loaded when one is run. */
export function registryProgram(exit: Exit): Command {
  const registry = new Command('registry').description('pack, publish, prove and install packages');
  const end = (fine: boolean) => {
    process.exitCode = fine ? exit.fine : exit.findings;
  };

  registry
    .command('pack')
    .description('pack packages of a repository into archives')
    .argument('[names...]', 'names of packages; all, where none are given')
    .option(...CONFIG)
    .option(...REPO)
    .option('-o, --out <folder>', 'folder for the archives', 'dist')
    .addOption(json())
    .addHelpText('after', '\nExample:\n  refdata registry pack texto --out dist')
    .action(async (names, options) => {
      const { runPack } = await import('./pack.js');
      end(await runPack(names, options));
    });

  registry
    .command('build')
    .description('build the registry alone; `refdata build` builds it with the rest')
    .option(...CONFIG)
    .option(...REPO)
    .option('-o, --out <folder>', 'folder of the registry', 'registry')
    .option(
      '--previous <target>',
      'what is published: a folder or an http(s) address, in place of `registro.previous`',
    )
    .option('--since <commit>', 'only read packages with a change since then; needs a previous registry')
    .addOption(json())
    .addHelpText(
      'after',
      '\nExample:\n  refdata registry build --previous public/registry --out public/registry',
    )
    .action(async options => {
      const { runRegistryBuild } = await import('./build.js');
      end(await runRegistryBuild(options));
    });

  registry
    .command('check')
    .description('check a registry: index, small files, and every archive')
    .argument('<target>', 'a folder or an http(s) address, of the registry or of its site')
    .option('--name <name>', 'the name that the registry must have')
    .option('--previous <target>', 'what was published before: nothing of it may be gone or changed')
    .option('--index-only', 'leave archives and the files of single packages out')
    .addOption(json())
    .addHelpText('after', '\nExample:\n  refdata registry check https://lume.example')
    .action(async (target, options) => {
      const { runRegistryCheck } = await import('./check.js');
      end(await runRegistryCheck(target, options));
    });

  registry
    .command('get')
    .description('install packages and what they need into forge_modules/, and write forge.lock')
    .argument('<packages...>', 'name, or name@range')
    .requiredOption('--from <target>', 'folder or http(s) address of the registry')
    .option('--to <folder>', 'folder of the project', '.')
    .option(
      '--require-attestation <repository>',
      'only what a workflow of this repository has made: owner/name',
    )
    .option('--trusted-root <file>', 'authorities to trust, as `gh attestation trusted-root` prints them')
    .addOption(json())
    .addHelpText(
      'after',
      '\nExample:\n  refdata registry get texto@^1.0 --from https://lume.example --to app',
    )
    .action(async (packages, options) => {
      const { runRegistryGet } = await import('./get.js');
      await runRegistryGet(packages, options);
    });

  return registry;
}
