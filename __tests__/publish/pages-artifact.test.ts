import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { uploadPagesArtifact } from '../../src/publish/pages-artifact.js';
import { temporaryFolder } from '../git/git-server.js';
import { type ArtifactService, startArtifactService } from './artifact-service.js';

const PATIENCE_MS = 300;

describe('a store of artifacts', () => {
  let folder: string;
  let service: ArtifactService;
  const { env: ownEnv } = process;
  const { write } = process.stdout;
  beforeEach(async () => {
    folder = temporaryFolder('pages-artifact');
    service = await startArtifactService();
    process.env = { ...ownEnv, ...service.env, GITHUB_SERVER_URL: 'https://github.com' };
    // The client tells the log of a job what it does.
    process.stdout.write = () => true;
  });
  afterEach(async () => {
    await service.close();
    process.env = ownEnv;
    process.stdout.write = write;
    rmSync(folder, { recursive: true, force: true });
  });

  const upload = () => {
    const file = join(folder, 'page');
    writeFileSync(file, 'x');
    return uploadPagesArtifact([{ path: 'index.html', file, size: 1 }], folder, PATIENCE_MS);
  };

  test.each(['CreateArtifact', 'storage', 'FinalizeArtifact'] as const)(
    'that never answers %s: an error after a while, and nothing is left',
    async silent => {
      service.silent = silent;
      await expect(upload()).rejects.toMatchObject({
        message: expect.stringMatching(
          /^The Pages artifact cannot be uploaded: the store of artifacts at 127\.0\.0\.1:\d+ did not take it within 1 minute\.$/,
        ),
        remedy: expect.stringContaining('Run the job again'),
      });
      expect(service.artifacts.every(({ finalized }) => !finalized)).toBe(true);
      expect(readdirSync(folder)).toEqual(['page']);
    },
  );
});
