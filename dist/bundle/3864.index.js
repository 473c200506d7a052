export const id = 3864;
export const ids = [3864];
export const modules = {

/***/ 70071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ ISSUER),
/* harmony export */   I: () => (/* binding */ readClaims)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);


/** Who vouches for jobs of github.com. */
const ISSUER = 'https://token.actions.githubusercontent.com';
const CLAIMS = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    iss: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    sub: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    event_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    job_workflow_ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    workflow_ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    repository_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    repository_owner_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    repository_visibility: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    runner_environment: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    run_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    run_attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
/**
 * Reads an identity token that GitHub has just given to the job. Whether it is genuine is judged by the authority that it is
 * shown to.
 * @throws {UserError} for a token that is no such thing.
 */
function readClaims(token) {
    const [, payload = ''] = token.split('.');
    const parsed = CLAIMS.safeParse(asJson(Buffer.from(payload, 'base64url').toString('utf8')));
    if (parsed.success)
        return parsed.data;
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('Nothing can be attested: the identity token of this job says too little about it.', 'Run the job on github.com: enterprise servers give other tokens.', { cause: parsed.error });
}
function asJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 34623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ readDemand)
});

// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/attest/public-root.js
/**
 * The authorities and logs of Sigstore's public service, and when each of them was good: `trusted_root.json` as its repository
 * (https://tuf-repo-cdn.sigstore.dev) has it in @sigstore/tuf 4.0.2, without those that ended before 2023, when nothing was signed
 * for us yet. A newer one comes with a newer release, or by `--trusted-root`.
 */
const PUBLIC_ROOT = {
    mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
    tlogs: [
        {
            baseUrl: 'https://rekor.sigstore.dev',
            hashAlgorithm: 'SHA2_256',
            publicKey: {
                rawBytes: 'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE2G2Y+2tabdTV5BcGiBIx0a9fAFwrkBbmLSGtks4L3qX6yYY0zufBnhC8Ur/iy55GhWP/9A/bY2LhC30M9+RYtw==',
                keyDetails: 'PKIX_ECDSA_P256_SHA_256',
                validFor: { start: '2021-01-12T11:53:27Z' },
            },
            logId: { keyId: 'wNI9atQGlz+VWfO6LRygH4QUfY/8W4RFwiT5i5WRgB0=' },
        },
        {
            baseUrl: 'https://log2025-1.rekor.sigstore.dev',
            hashAlgorithm: 'SHA2_256',
            publicKey: {
                rawBytes: 'MCowBQYDK2VwAyEAt8rlp1knGwjfbcXAYPYAkn0XiLz1x8O4t0YkEhie244=',
                keyDetails: 'PKIX_ED25519',
                validFor: { start: '2025-09-23T00:00:00Z' },
            },
            logId: { keyId: 'zxGZFVvd0FEmjR8WrFwMdcAJ9vtaY/QXf44Y1wUeP6A=' },
        },
    ],
    certificateAuthorities: [
        {
            subject: { organization: 'sigstore.dev', commonName: 'sigstore' },
            uri: 'https://fulcio.sigstore.dev',
            certChain: {
                certificates: [
                    {
                        rawBytes: 'MIICGjCCAaGgAwIBAgIUALnViVfnU0brJasmRkHrn/UnfaQwCgYIKoZIzj0EAwMwKjEVMBMGA1UEChMMc2lnc3RvcmUuZGV2MREwDwYDVQQDEwhzaWdzdG9yZTAeFw0yMjA0MTMyMDA2MTVaFw0zMTEwMDUxMzU2NThaMDcxFTATBgNVBAoTDHNpZ3N0b3JlLmRldjEeMBwGA1UEAxMVc2lnc3RvcmUtaW50ZXJtZWRpYXRlMHYwEAYHKoZIzj0CAQYFK4EEACIDYgAE8RVS/ysH+NOvuDZyPIZtilgUF9NlarYpAd9HP1vBBH1U5CV77LSS7s0ZiH4nE7Hv7ptS6LvvR/STk798LVgMzLlJ4HeIfF3tHSaexLcYpSASr1kS0N/RgBJz/9jWCiXno3sweTAOBgNVHQ8BAf8EBAMCAQYwEwYDVR0lBAwwCgYIKwYBBQUHAwMwEgYDVR0TAQH/BAgwBgEB/wIBADAdBgNVHQ4EFgQU39Ppz1YkEZb5qNjpKFWixi4YZD8wHwYDVR0jBBgwFoAUWMAeX5FFpWapesyQoZMi0CrFxfowCgYIKoZIzj0EAwMDZwAwZAIwPCsQK4DYiZYDPIaDi5HFKnfxXx6ASSVmERfsynYBiX2X6SJRnZU84/9DZdnFvvxmAjBOt6QpBlc4J/0DxvkTCqpclvziL6BCCPnjdlIB3Pu3BxsPmygUY7Ii2zbdCdliiow=',
                    },
                    {
                        rawBytes: 'MIIB9zCCAXygAwIBAgIUALZNAPFdxHPwjeDloDwyYChAO/4wCgYIKoZIzj0EAwMwKjEVMBMGA1UEChMMc2lnc3RvcmUuZGV2MREwDwYDVQQDEwhzaWdzdG9yZTAeFw0yMTEwMDcxMzU2NTlaFw0zMTEwMDUxMzU2NThaMCoxFTATBgNVBAoTDHNpZ3N0b3JlLmRldjERMA8GA1UEAxMIc2lnc3RvcmUwdjAQBgcqhkjOPQIBBgUrgQQAIgNiAAT7XeFT4rb3PQGwS4IajtLk3/OlnpgangaBclYpsYBr5i+4ynB07ceb3LP0OIOZdxexX69c5iVuyJRQ+Hz05yi+UF3uBWAlHpiS5sh0+H2GHE7SXrk1EC5m1Tr19L9gg92jYzBhMA4GA1UdDwEB/wQEAwIBBjAPBgNVHRMBAf8EBTADAQH/MB0GA1UdDgQWBBRYwB5fkUWlZql6zJChkyLQKsXF+jAfBgNVHSMEGDAWgBRYwB5fkUWlZql6zJChkyLQKsXF+jAKBggqhkjOPQQDAwNpADBmAjEAj1nHeXZp+13NWBNa+EDsDP8G1WWg1tCMWP/WHPqpaVo0jhsweNFZgSs0eE7wYI4qAjEA2WB9ot98sIkoF3vZYdd3/VtWB5b9TNMea7Ix/stJ5TfcLLeABLE4BNJOsQ4vnBHJ',
                    },
                ],
            },
            validFor: { start: '2022-04-13T20:06:15Z' },
        },
    ],
    ctlogs: [
        {
            baseUrl: 'https://ctfe.sigstore.dev/2022',
            hashAlgorithm: 'SHA2_256',
            publicKey: {
                rawBytes: 'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEiPSlFi0CmFTfEjCUqF9HuCEcYXNKAaYalIJmBZ8yyezPjTqhxrKBpMnaocVtLJBI1eM3uXnQzQGAJdJ4gs9Fyw==',
                keyDetails: 'PKIX_ECDSA_P256_SHA_256',
                validFor: { start: '2022-10-20T00:00:00Z' },
            },
            logId: { keyId: '3T0wasbHETJjGR4cmWc3AqJKXrjePK3/h4pygC8p7o4=' },
        },
    ],
    timestampAuthorities: [
        {
            subject: { organization: 'sigstore.dev', commonName: 'sigstore-tsa-selfsigned' },
            uri: 'https://timestamp.sigstore.dev/api/v1/timestamp',
            certChain: {
                certificates: [
                    {
                        rawBytes: 'MIICEDCCAZagAwIBAgIUOhNULwyQYe68wUMvy4qOiyojiwwwCgYIKoZIzj0EAwMwOTEVMBMGA1UEChMMc2lnc3RvcmUuZGV2MSAwHgYDVQQDExdzaWdzdG9yZS10c2Etc2VsZnNpZ25lZDAeFw0yNTA0MDgwNjU5NDNaFw0zNTA0MDYwNjU5NDNaMC4xFTATBgNVBAoTDHNpZ3N0b3JlLmRldjEVMBMGA1UEAxMMc2lnc3RvcmUtdHNhMHYwEAYHKoZIzj0CAQYFK4EEACIDYgAE4ra2Z8hKNig2T9kFjCAToGG30jky+WQv3BzL+mKvh1SKNR/UwuwsfNCg4sryoYAd8E6isovVA3M4aoNdm9QDi50Z8nTEyvqgfDPtTIwXItfiW/AFf1V7uwkbkAoj0xxco2owaDAOBgNVHQ8BAf8EBAMCB4AwHQYDVR0OBBYEFIn9eUOHz9BlRsMCRscsc1t9tOsDMB8GA1UdIwQYMBaAFJjsAe9/u1H/1JUeb4qImFMHic6/MBYGA1UdJQEB/wQMMAoGCCsGAQUFBwMIMAoGCCqGSM49BAMDA2gAMGUCMDtpsV/6KaO0qyF/UMsX2aSUXKQFdoGTptQGc0ftq1csulHPGG6dsmyMNd3JB+G3EQIxAOajvBcjpJmKb4Nv+2Taoj8Uc5+b6ih6FXCCKraSqupe07zqswMcXJTe1cExvHvvlw==',
                    },
                    {
                        rawBytes: 'MIIB9zCCAXygAwIBAgIUV7f0GLDOoEzIh8LXSW80OJiUp14wCgYIKoZIzj0EAwMwOTEVMBMGA1UEChMMc2lnc3RvcmUuZGV2MSAwHgYDVQQDExdzaWdzdG9yZS10c2Etc2VsZnNpZ25lZDAeFw0yNTA0MDgwNjU5NDNaFw0zNTA0MDYwNjU5NDNaMDkxFTATBgNVBAoTDHNpZ3N0b3JlLmRldjEgMB4GA1UEAxMXc2lnc3RvcmUtdHNhLXNlbGZzaWduZWQwdjAQBgcqhkjOPQIBBgUrgQQAIgNiAAQUQNtfRT/ou3YATa6wB/kKTe70cfJwyRIBovMnt8RcJph/COE82uyS6FmppLLL1VBPGcPfpQPYJNXzWwi8icwhKQ6W/Qe2h3oebBb2FHpwNJDqo+TMaC/tdfkv/ElJB72jRTBDMA4GA1UdDwEB/wQEAwIBBjASBgNVHRMBAf8ECDAGAQH/AgEAMB0GA1UdDgQWBBSY7AHvf7tR/9SVHm+KiJhTB4nOvzAKBggqhkjOPQQDAwNpADBmAjEAwGEGrfGZR1cen1R8/DTVMI943LssZmJRtDp/i7SfGHmGRP6gRbuj9vOK3b67Z0QQAjEAuT2H673LQEaHTcyQSZrkp4mX7WwkmF+sVbkYY5mXN+RMH13KUEHHOqASaemYWK/E',
                    },
                ],
            },
            validFor: { start: '2025-07-04T00:00:00Z' },
        },
    ],
};

;// CONCATENATED MODULE: ./build/attest/trust.js



const MAX_BYTES = 16 * 1024 * 1024;
const REMEDY = 'Give --trusted-root a file as `gh attestation trusted-root` prints it, or leave it out.';
/**
 * Whose signatures count: authorities that certify, logs that signatures are in, and when each of them was good.
 * @param file a file in the form of Sigstore, several one to a line; left out, the public service as this program knows it.
 * @throws {UserError} for a file that says no such thing.
 */
async function readTrust(file) {
    const { TrustedRoot } = await __webpack_require__.e(/* import() */ 9654).then(__webpack_require__.t.bind(__webpack_require__, 19654, 19));
    if (file === undefined)
        return [TrustedRoot.fromJSON(PUBLIC_ROOT)];
    const text = textOf(file);
    try {
        const roots = rootsIn(text).map(root => TrustedRoot.fromJSON(root));
        if (roots.length > 0 && roots.every(root => root.certificateAuthorities.length > 0))
            return roots;
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`${file} is no list of trusted authorities.`, REMEDY, { cause });
    }
    throw new user_error/* UserError */.y(`${file} names no authority that certifies.`, REMEDY);
}
function rootsIn(text) {
    try {
        return [JSON.parse(text)];
    }
    catch {
        const lines = text.split('\n').filter(line => line.trim() !== '');
        return lines.map(line => JSON.parse(line));
    }
}
function textOf(file) {
    try {
        if ((0,external_node_fs_.statSync)(file).size <= MAX_BYTES)
            return (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`${file} cannot be read: ${cause.message}.`, REMEDY, { cause });
    }
    throw new user_error/* UserError */.y(`${file} is too large for a list of trusted authorities.`, REMEDY);
}

;// CONCATENATED MODULE: ./build/attest/demand.js


/** @throws {UserError} for what is no repository, and for a file that is no list of authorities. */
async function readDemand({ repository, trustedRoot }) {
    if (repository !== undefined && !/^[\w.-]+\/[\w.-]+$/.test(repository))
        throw new user_error/* UserError */.y(`"${repository}" is no repository.`, 'Write owner/name, such as lume-lang/lume: the repository whose workflow has to have made the bytes.');
    return { repository, trust: await readTrust(trustedRoot) };
}


/***/ }),

/***/ 10560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ makerIn),
/* harmony export */   S: () => (/* binding */ describeMaker)
/* harmony export */ });
/* harmony import */ var _claims_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70071);

/** What a certificate says of the job that it was given to: https://github.com/sigstore/fulcio/blob/main/docs/oid-info.md */
const OID = '1.3.6.1.4.1.57264.1';
const [ISSUED_BY, REPOSITORY, COMMIT, WORKFLOW, RUN] = [8, 12, 13, 18, 21].map(number => `${OID}.${number}`);
const ON_GITHUB = 'https://github.com/';
/** The job that a certificate was given to; null where that is no job of github.com. */
function makerIn(certificate) {
    const told = (oid) => certificate.extension(oid)?.valueObj.subs[0]?.value.toString('utf8') ?? '';
    const source = told(REPOSITORY);
    if (told(ISSUED_BY) !== _claims_js__WEBPACK_IMPORTED_MODULE_0__/* .ISSUER */ .G || !source.startsWith(ON_GITHUB))
        return null;
    const repository = source.slice(ON_GITHUB.length);
    return {
        repository,
        workflow: told(WORKFLOW).replace(`${source}/`, ''),
        commit: told(COMMIT),
        run: told(RUN),
    };
}
/** `.github/workflows/reference.yml@refs/heads/main of lume-lang/lume, at commit 1a2b3c4d5e6f (https://github.com/…)` */
function describeMaker({ repository, workflow, commit, run }) {
    return `${workflow} of ${repository}, at commit ${commit.slice(0, 12)}${run === '' ? '' : ` (${run})`}`;
}


/***/ }),

/***/ 64829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ provenanceOf),
/* harmony export */   Ti: () => (/* binding */ PROVENANCE_TYPE),
/* harmony export */   zG: () => (/* binding */ STATEMENT_TYPE)
/* harmony export */ });
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const PROVENANCE_TYPE = 'https://slsa.dev/provenance/v1';
/**
 * What is signed: these files came of this run of this workflow at this commit, in the words that actions/attest uses
 * (https://slsa.dev/provenance/v1, https://actions.github.io/buildtypes/workflow/v1).
 */
function provenanceOf(subjects, claims, serverUrl) {
    const { repository, ref, sha } = claims;
    const [path] = claims.workflow_ref.replace(`${repository}/`, '').split('@');
    return {
        _type: STATEMENT_TYPE,
        subject: subjects.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
        predicateType: PROVENANCE_TYPE,
        predicate: {
            buildDefinition: {
                buildType: 'https://actions.github.io/buildtypes/workflow/v1',
                externalParameters: { workflow: { ref, repository: `${serverUrl}/${repository}`, path } },
                internalParameters: {
                    github: {
                        event_name: claims.event_name,
                        repository_id: claims.repository_id,
                        repository_owner_id: claims.repository_owner_id,
                        runner_environment: claims.runner_environment,
                    },
                },
                resolvedDependencies: [{ uri: `git+${serverUrl}/${repository}@${ref}`, digest: { gitCommit: sha } }],
            },
            runDetails: {
                builder: { id: `${serverUrl}/${claims.job_workflow_ref}` },
                metadata: {
                    invocationId: `${serverUrl}/${repository}/actions/runs/${claims.run_id}/attempts/${claims.run_attempt}`,
                },
            },
        },
    };
}


/***/ }),

/***/ 34280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ ATTESTATIONS_NAME),
/* harmony export */   i: () => (/* binding */ ATTESTATION_PATHS)
/* harmony export */ });
/** The file with attestations, beside what they are about: one to a line. `gh attestation verify --bundle` reads it, too. */
const ATTESTATIONS_NAME = 'attestations.jsonl';
/** Where they stand on a site: about the manifest, and about packages, which are fetched by clients that ask for nothing else. */
const ATTESTATION_PATHS = [`/${ATTESTATIONS_NAME}`, `/registry/${ATTESTATIONS_NAME}`];


/***/ }),

/***/ 48679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Or: () => (/* binding */ makerOf),
/* harmony export */   Z6: () => (/* binding */ subjectsOf),
/* harmony export */   Zf: () => (/* binding */ AttestationFault)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _maker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10560);
/* harmony import */ var _statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64829);



const STATEMENT = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    _type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(_statement_js__WEBPACK_IMPORTED_MODULE_2__/* .STATEMENT_TYPE */ .zG),
    predicateType: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(_statement_js__WEBPACK_IMPORTED_MODULE_2__/* .PROVENANCE_TYPE */ .Ti),
    subject: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ digest: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha256: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }) })),
});
/** Why an attestation does not count. */
class AttestationFault extends Error {
    reason;
    remedy;
    name = 'AttestationFault';
    /** @param reason continues a sentence that begins with a file: "has no attestation". */
    constructor(reason, remedy, cause) {
        super(reason, { cause });
        this.reason = reason;
        this.remedy = remedy;
    }
}
/**
 * Who made bytes, as attestations prove it.
 * @param text attestations, one to a line. @param sha256 of the bytes.
 * @throws {AttestationFault} where none of them proves that.
 */
async function makerOf(text, sha256, demand) {
    const { bundleFromJSON, isBundleWithDsseEnvelope } = await Promise.all(/* import() */[__webpack_require__.e(1040), __webpack_require__.e(9654)]).then(__webpack_require__.t.bind(__webpack_require__, 61040, 19));
    let fault;
    for (const line of text.split('\n')) {
        if (!subjectsOf(line).includes(sha256))
            continue;
        try {
            const bundle = bundleFromJSON(JSON.parse(line));
            if (!isBundleWithDsseEnvelope(bundle))
                throw new Error('it holds no statement');
            const maker = await proved(bundle, demand.trust);
            demandRepository(maker, demand.repository);
            return maker;
        }
        catch (error) {
            fault ??= error instanceof AttestationFault ? error : unreadable(error);
        }
    }
    throw (fault ?? new AttestationFault('has no attestation', 'Ask whoever publishes it to set "attest: true".'));
}
/** The SHA-256 of each file that an attestation is about; none where it is something else. Nothing is proved by that. */
function subjectsOf(line) {
    try {
        const { payload } = JSON.parse(line).dsseEnvelope;
        const statement = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
        return STATEMENT.parse(statement).subject.map(({ digest }) => digest.sha256);
    }
    catch {
        return [];
    }
}
/** Who signed it, where somebody who is trusted says so. @throws {AttestationFault} */
async function proved(bundle, trust) {
    const { X509Certificate } = await __webpack_require__.e(/* import() */ 3917).then(__webpack_require__.t.bind(__webpack_require__, 83917, 19));
    const fault = await faultUnder(bundle, trust);
    if (fault !== null)
        throw await explained(fault, bundle, trust);
    const { content } = bundle.verificationMaterial;
    const [first] = content.$case === 'certificate'
        ? [content.certificate]
        : content.$case === 'x509CertificateChain'
            ? content.x509CertificateChain.certificates
            : [];
    const maker = first ? (0,_maker_js__WEBPACK_IMPORTED_MODULE_0__/* .makerIn */ .G)(X509Certificate.parse(Buffer.from(first.rawBytes))) : null;
    if (maker !== null)
        return maker;
    throw new AttestationFault('is signed by somebody who is no workflow of github.com', 'Do not use it before you know who that is.');
}
/** Null where one of the roots holds for it. */
async function faultUnder(bundle, trust) {
    const { toSignedEntity, toTrustMaterial, Verifier } = await Promise.all(/* import() */[__webpack_require__.e(3917), __webpack_require__.e(4187), __webpack_require__.e(9654)]).then(__webpack_require__.t.bind(__webpack_require__, 54187, 19));
    let fault;
    for (const root of trust) {
        // An authority without a log of its own, as GitHub's for private repositories, stamps the time in another way.
        const thresholds = {
            tlogThreshold: Math.min(1, root.tlogs.length),
            ctlogThreshold: Math.min(1, root.ctlogs.length),
        };
        try {
            new Verifier(toTrustMaterial(root), thresholds).verify(toSignedEntity(bundle));
            return null;
        }
        catch (error) {
            fault ??= error;
        }
    }
    return fault;
}
async function explained(fault, bundle, trust) {
    const { code = '', message } = fault;
    if ((await faultUnder(bundle, trust.map(unlimited))) === null)
        return new AttestationFault('was signed at a time for which its authority or log was not trusted, or is no longer', 'Publish it again; or, where its authority is new, use a newer refdata or --trusted-root.', fault);
    if (code === 'SIGNATURE_ERROR' || code === 'TLOG_BODY_ERROR')
        return new AttestationFault('has an attestation that was changed after it was signed', 'Do not use it, and tell whoever publishes it.', fault);
    return new AttestationFault(`has an attestation that no trusted authority stands behind (${message})`, 'Where it comes from a private repository or an authority of your own, give --trusted-root; otherwise do not use it.', fault);
}
/** The same authorities, as if they were good at all times. */
function unlimited(root) {
    const always = (one) => ({ ...one, validFor: undefined });
    const log = (one) => ({
        ...one,
        publicKey: one.publicKey && { ...one.publicKey, validFor: undefined },
    });
    return {
        ...root,
        certificateAuthorities: root.certificateAuthorities.map(always),
        timestampAuthorities: root.timestampAuthorities.map(always),
        tlogs: root.tlogs.map(log),
        ctlogs: root.ctlogs.map(log),
    };
}
function demandRepository({ repository }, demanded) {
    if (demanded === undefined || repository.toLowerCase() === demanded.toLowerCase())
        return;
    throw new AttestationFault(`was made by a workflow of ${repository}, and not of ${demanded}`, 'Do not use it, unless the language has moved there: then demand that repository.');
}
function unreadable(cause) {
    return new AttestationFault(`has an attestation that cannot be read (${cause.message})`, 'Tell whoever publishes it.', cause);
}


/***/ }),

/***/ 31361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/**
 * The one way in which published JSON is written, so that the same data gives the same bytes everywhere: UTF-8, keys
 * in the order of the contract, non-ASCII characters as they are, LF, one final newline. The index and the manifest
 * are indented, as people open them; the others are compact.
 */
function canonicalJson(data, style) {
    return new TextEncoder().encode(`${JSON.stringify(data, null, style === 'indented' ? 2 : undefined)}\n`);
}


/***/ }),

/***/ 96715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf),
/* harmony export */   x: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70787);


/** What a file system answers for reasons of its own: rights, room, names. None of it is a bug of a program that asked. */
const REASONS = {
    EACCES: 'the right to do so is missing',
    EPERM: 'the system does not allow it',
    EROFS: 'what is there can only be read',
    ENOSPC: 'the disk is full',
    EDQUOT: 'no more room is left for this user',
    EFBIG: 'the file would be too large',
    ENAMETOOLONG: 'the name is too long',
    ENOTDIR: 'a file stands where a folder is needed',
    EEXIST: 'a file stands where a folder is needed',
    EISDIR: 'a folder stands there',
    ELOOP: 'links lead in a circle',
    EIO: 'the disk fails',
    EMFILE: 'too many files are open',
    ENFILE: 'too many files are open',
};
/** Calls that make something: here a folder around it that is missing is the reader's, too. */
const MAKING = new Set(['mkdir', 'mkdtemp', 'rename', 'copyfile']);
/** Why a file system did not do something, in words; undefined where it has no code that people meet. */
function reasonOf(error) {
    if (!node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(error))
        return undefined;
    const { code = '' } = error;
    const reason = REASONS[code] ?? (code === 'ENOENT' ? 'the folder around it is not there' : undefined);
    return reason && `${reason} (${code})`;
}
/** The mistake of the user behind an error of the file system; undefined for every other error. */
function refusal(error) {
    if (!node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(error))
        return undefined;
    const { code = '', syscall = '', path, dest } = error;
    if (typeof path !== 'string')
        return undefined;
    const reason = code === 'ENOENT' && !MAKING.has(syscall) ? undefined : reasonOf(error);
    if (reason === undefined)
        return undefined;
    const verb = MAKING.has(syscall) ? 'written' : 'opened';
    return new _user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`${dest ?? path} cannot be ${verb}: ${reason}.`, 'Name another place, or give whoever runs this the right to use that one.', { cause: error });
}


/***/ }),

/***/ 95632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ writing),
/* harmony export */   m: () => (/* binding */ unwritable)
/* harmony export */ });
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96715);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70787);


/** That the file system did not take a file or folder, why, and what to do. */
function unwritable(shown, cause, remedy) {
    return new _user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`${shown} cannot be written: ${(0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A)(cause) ?? cause.message}.`, remedy, { cause });
}
/** Does what writes `shown`. @throws {UserError} in the place of what the file system answers */
function writing(shown, remedy, work) {
    try {
        return work();
    }
    catch (cause) {
        throw unwritable(shown, cause, remedy);
    }
}


/***/ }),

/***/ 73864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K$: () => (/* reexport */ INDEX_FILE),
  Pz: () => (/* reexport */ InvalidRange),
  pT: () => (/* reexport */ ManifestReader),
  GA: () => (/* reexport */ PackageReader),
  Bf: () => (/* reexport */ archiveFile),
  buildRegistry: () => (/* reexport */ buildRegistry),
  iv: () => (/* reexport */ changesBetween),
  qW: () => (/* reexport */ checkRegistry),
  Zy: () => (/* reexport */ compareVersions),
  qQ: () => (/* reexport */ hashOf),
  gG: () => (/* reexport */ inTurns),
  R: () => (/* reexport */ installPackages),
  WY: () => (/* reexport */ isLeftOut),
  Me: () => (/* reexport */ openRegistry),
  AY: () => (/* reexport */ openRegistryAddress),
  A1: () => (/* reexport */ parseIndex),
  RC: () => (/* reexport */ parseRange),
  VB: () => (/* reexport */ parseWanted),
  bL: () => (/* reexport */ readArchive),
  ox: () => (/* reexport */ readPrevious),
  $4: () => (/* reexport */ readVersion),
  Lx: () => (/* reexport */ registroOf),
  registryCounts: () => (/* reexport */ registryCounts),
  registrySiteFiles: () => (/* reexport */ registrySiteFiles),
  zK: () => (/* reexport */ releaseChanges),
  I5: () => (/* reexport */ rootOf),
  $c: () => (/* reexport */ writeRegistry)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./node_modules/tar-stream/index.js
var tar_stream = __webpack_require__(56118);
// EXTERNAL MODULE: ./build/rules/packages.js
var rules_packages = __webpack_require__(81919);
// EXTERNAL MODULE: ./build/text/shown.js
var shown = __webpack_require__(80591);
;// CONCATENATED MODULE: ./build/registry/entry-path.js
/** Paths of files in archives: what no archive may hold, and what ours do not. */
/** Reserved by Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;
/** The parts of a path in an archive; "./" and a slash at the end say nothing. */
function partsOf(path) {
    return path.split('/').filter((part, i, all) => part !== '.' && !(part === '' && i === all.length - 1));
}
/** Why a path must not be unpacked, to continue a sentence: "is absolute"; nothing when it is safe. */
function faultOfPath(path) {
    if (path.startsWith('/') || /^[A-Za-z]:/.test(path))
        return 'is absolute';
    if (path.includes('\\'))
        return 'holds a backslash, which leads elsewhere on Windows';
    if (/[\p{Cc}\ufffd]/u.test(path))
        return 'holds a control or broken character';
    if (path.includes(':'))
        return 'holds a colon, which means something else on Windows';
    const parts = partsOf(path);
    if (parts.length === 0 || parts.includes(''))
        return 'is empty in part';
    // Windows also drops dots and blanks at the end of a name: ".. " leads up, too.
    if (parts.some(part => /^[. ]+$/.test(part)))
        return 'leads upwards';
    return undefined;
}
/** Why a path should not be packed: some system that has the language cannot unpack it. */
function faultOfPackedPath(path) {
    const fault = faultOfPath(path);
    if (fault !== undefined)
        return fault;
    for (const part of partsOf(path)) {
        if (/[<>"|?*]/.test(part))
            return 'holds a character that Windows does not allow';
        if (/[. ]$/.test(part))
            return 'has a part that ends in a dot or a blank, which Windows drops';
        if (DEVICE.test(part))
            return 'has the name of a device of Windows';
    }
    return undefined;
}
/** The same for paths that are one file on macOS or Windows. */
function pathKey(path) {
    return path.normalize('NFC').toLowerCase();
}

;// CONCATENATED MODULE: ./build/registry/archive.js








/** What an archive may unpack to: a thousand times what packages have. */
const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;
const MAX_ENTRIES = 100_000;
/** Text shrinks to a fifth; deflate can reach a thousandth, with nothing in it. */
const MAX_RATIO = 100;
/** Below this size a high ratio harms nobody. */
const MIN_BYTES_FOR_RATIO = 16 * 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;
/** What an archive breaks; the message continues a sentence: "holds the symbolic link …". */
class ArchiveFault extends Error {
    rule;
    constructor(rule, message) {
        super(message);
        this.rule = rule;
    }
}
/**
 * Reads an archive once, as a stream: its hash, and its files one by one. What is not a sound archive with one folder
 * `root` ends the reading with a fault, before that file is visited; nothing is written, and no more than a chunk is
 * held. The size is counted as it unpacks, whatever the headers say.
 */
async function readArchive(input, root, visit = async ({ content }) => skip(content)) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const gunzip = (0,external_node_zlib_.createGunzip)({ chunkSize: CHUNK_BYTES });
    const reading = new Reading(root, visit);
    let open = true;
    const done = reading.run(gunzip).finally(() => {
        open = false;
        gunzip.destroy();
    });
    // It is awaited below; without this, a fault while the input is slow would count as unhandled.
    done.catch(() => undefined);
    try {
        for await (const chunk of input) {
            hash.update(chunk);
            reading.bytes += chunk.length;
            if (open && !gunzip.write(chunk))
                await Promise.race([(0,external_node_events_.once)(gunzip, 'drain'), done]).catch(() => undefined);
        }
    }
    catch (error) {
        // The input broke off: that is not for the archive to explain.
        gunzip.destroy();
        throw error;
    }
    if (open)
        gunzip.end();
    const fault = await done;
    return { sha256: hash.digest('hex'), bytes: reading.bytes, fault };
}
class Reading {
    root;
    visit;
    /** Compressed bytes so far. */
    bytes = 0;
    unpacked = 0;
    entries = 0;
    files = new Set();
    folders = new Set();
    /** What went wrong while a file was visited: not the archive's fault. */
    failure;
    constructor(root, visit) {
        this.root = root;
        this.visit = visit;
    }
    async run(gunzip) {
        const tar = (0,tar_stream.extract)();
        const metered = (source) => this.metered(source);
        const results = await Promise.allSettled([(0,promises_.pipeline)(gunzip, metered, tar), this.visitAll(tar)]);
        if (this.failure !== undefined)
            throw this.failure;
        const reasons = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []));
        const fault = reasons.find(reason => reason instanceof ArchiveFault);
        if (fault)
            return fault;
        // Both stop when one does; the first to fail is the one that says why.
        if (reasons[0])
            return new ArchiveFault(rules_packages/* registryArchiveUnreadable */.rQ, `cannot be unpacked (${reasons[0].message})`);
        if (this.files.size === 0)
            return new ArchiveFault(rules_packages/* registryArchiveRoot */.wv, 'holds no files');
        return undefined;
    }
    async *metered(source) {
        for await (const chunk of source) {
            this.unpacked += chunk.length;
            if (this.unpacked > MAX_UNPACKED_BYTES) {
                throw new ArchiveFault(rules_packages/* registryArchiveSize */.JI, `unpacks to more than ${MAX_UNPACKED_BYTES} bytes`);
            }
            if (this.unpacked > MIN_BYTES_FOR_RATIO && this.unpacked > this.bytes * MAX_RATIO) {
                throw new ArchiveFault(rules_packages/* registryArchiveSize */.JI, `unpacks to more than ${MAX_RATIO} times its size`);
            }
            yield chunk;
        }
    }
    async visitAll(tar) {
        for await (const entry of tar) {
            const path = this.admit(entry.header);
            const content = entry;
            if (path === undefined) {
                await skip(content);
                continue;
            }
            const { size, mode } = entry.header;
            try {
                await this.visit({ path, size, executable: (mode & 0o100) !== 0, content });
            }
            catch (error) {
                // A full disk, say: not the archive's fault.
                if (error.syscall !== undefined)
                    this.failure = error;
                throw error;
            }
        }
    }
    /** The path of a file below the root; nothing for a folder. @throws {ArchiveFault} */
    admit({ name, type }) {
        this.entries += 1;
        if (this.entries > MAX_ENTRIES) {
            throw new ArchiveFault(rules_packages/* registryArchiveSize */.JI, `holds more than ${MAX_ENTRIES} entries`);
        }
        const fault = faultOfPath(name);
        if (fault !== undefined)
            throw new ArchiveFault(rules_packages/* registryArchiveEntry */.qW, `holds ${(0,shown/* shown */.S)(name)}, which ${fault}`);
        const kind = type ?? 'unknown';
        if (kind !== 'file' && kind !== 'contiguous-file' && kind !== 'directory') {
            throw new ArchiveFault(rules_packages/* registryArchiveEntry */.qW, `holds ${(0,shown/* shown */.S)(name)}, which is ${KINDS[kind] ?? 'of an unknown kind'}`);
        }
        const [root, ...parts] = partsOf(name);
        if (root !== this.root || (kind !== 'directory' && parts.length === 0)) {
            throw new ArchiveFault(rules_packages/* registryArchiveRoot */.wv, `holds ${(0,shown/* shown */.S)(name)}, which is not in the folder ${this.root}`);
        }
        const path = parts.join('/');
        this.register(name, path, kind !== 'directory');
        return kind === 'directory' ? undefined : path;
    }
    /** A path stands for one thing; folders may be named again. */
    register(name, path, isFile) {
        const key = pathKey(path);
        if (this.files.has(key) || (isFile && this.folders.has(key))) {
            throw new ArchiveFault(rules_packages/* registryArchiveEntry */.qW, `holds ${(0,shown/* shown */.S)(name)} twice, or as a file and a folder`);
        }
        if (isFile)
            this.files.add(key);
        else
            this.folders.add(key);
        for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
            const folder = key.slice(0, end);
            if (this.files.has(folder)) {
                throw new ArchiveFault(rules_packages/* registryArchiveEntry */.qW, `holds ${(0,shown/* shown */.S)(name)} below a file`);
            }
            if (this.folders.has(folder))
                break;
            this.folders.add(folder);
        }
    }
}
const KINDS = {
    link: 'a hard link',
    symlink: 'a symbolic link',
    'character-device': 'a device',
    'block-device': 'a device',
    fifo: 'a pipe',
};
async function skip(content) {
    for await (const _chunk of content)
        ;
}

// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contract/files.js
var contract_files = __webpack_require__(60088);
// EXTERNAL MODULE: ./build/contract/json-pointer.js
var json_pointer = __webpack_require__(26545);
// EXTERNAL MODULE: ./build/findings/rule-info.js
var rule_info = __webpack_require__(94562);
;// CONCATENATED MODULE: ./build/registry/layout.js
/** Files of a registry, by their path under its address. */
const INDEX_FILE = 'index.json';
const CONFIG_FILE = 'config.json';
/** Holds the archives, and one small file for each package. */
const PACKAGES_FOLDER = 'pacotes';
/** Manifest of a package of the language, in its own folder. */
const DEFAULT_MANIFEST = 'forge.toml';
function packageFile(name) {
    return `${PACKAGES_FOLDER}/${name}.json`;
}
function archiveFile(arquivo) {
    return `${PACKAGES_FOLDER}/${arquivo}`;
}
/** What config.json says: where clients find the rest, relative to it. */
function configOf(registro, manifest) {
    return {
        formato: 1,
        registro,
        indice: INDEX_FILE,
        pacote: packageFile('{nome}'),
        arquivo: archiveFile('{arquivo}'),
        manifesto: manifest,
    };
}
/** What the file of a single package says: the package's part of the index, and whose it is. */
function packageData(registro, nome, pacote) {
    return { registro, nome, ...pacote };
}

// EXTERNAL MODULE: ./build/git/working-form.js
var working_form = __webpack_require__(9087);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository = __webpack_require__(83929);
// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/extract/index.js + 263 modules
var extract = __webpack_require__(25706);
// EXTERNAL MODULE: ./build/published/index.js + 9 modules
var published = __webpack_require__(96410);
;// CONCATENATED MODULE: ./build/registry/names.js
/** Names of packages and of what is made from them (reference-language.md §10.3, §10.5). */
/** A lower-case ASCII letter, then 1 to 48 of letters, digits, `_`, `-`. */
const PACKAGE_NAME = /^[a-z][a-z0-9_-]{1,48}$/;
function isPackageName(name) {
    return PACKAGE_NAME.test(name);
}
/** The one folder that an archive holds. */
function rootOf(name, version) {
    return `${name}-${version}`;
}
/** File name of the archive of a release. */
function archiveNameOf(name, version) {
    return `${rootOf(name, version)}.tar.gz`;
}
/** A language's name as the name of its registry: `DataForge` is `dataforge`. */
function registryNameOf(language) {
    return language
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '');
}

// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(62088);
;// CONCATENATED MODULE: ./build/registry/version.js

/** `major.minor.patch[-pre]`; missing parts are 0, a leading `v` is dropped (reference-language.md §10.2). */
const VERSION = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(-[0-9A-Za-z.-]+)?$/;
/** The packages of a registry have mostly the same few numbers, and comparing asks for each of them again and again. */
const MAX_KNOWN = 10_000;
const known = new Map();
/** Reads a version as clients of the language do; nothing for a text that is none. */
function readVersion(text) {
    if (known.has(text))
        return known.get(text);
    const version = parsed(text);
    if (known.size < MAX_KNOWN)
        known.set(text, version);
    return version;
}
function parsed(text) {
    const match = VERSION.exec(text);
    if (!match)
        return undefined;
    const [, major, minor = '0', patch = '0', pre = ''] = match;
    return semver.parse(`${major}.${minor}.${patch}${pre}`) ?? undefined;
}
/** Whether a text is a version as it is published: three numbers, no `v`, no build metadata. */
function isPublishedVersion(text) {
    return readVersion(text)?.version === text;
}
/** A pre-release comes before its release; pre-releases among each other as SemVer 2.0 orders them. */
function compareVersions(a, b) {
    return semver.compare(a, b);
}

;// CONCATENATED MODULE: ./build/registry/range.js

/** A text that is no version range; the message continues a sentence: "`1.x` is no version". */
class InvalidRange extends Error {
}
/** Which versions a dependency accepts (reference-language.md §10.2). */
class Range {
    comparators;
    /** None accept every version. */
    constructor(comparators) {
        this.comparators = comparators;
    }
    /** Pre-releases are versions like others here: only their order decides. */
    accepts(version) {
        return this.comparators.every(comparator => holds(comparator, version));
    }
}
const ANY = new Set(['', '*', 'latest', 'qualquer']);
const COMPARATOR = /^(\^|~|>=|<=|==|>|<|=)?(.*)$/s;
/**
 * Reads a range: nothing, `*`, `latest`, `qualquer` for any version; a bare version for exactly that one; `^`, `~`,
 * `>=`, `>`, `<=`, `<`, `=`, `==`; several, joined by blanks or commas, must all hold. There is no `||`, no hyphen
 * range and no `x`, and no blank between an operator and its version.
 *
 * @throws {InvalidRange}
 */
function parseRange(text) {
    const trimmed = text.trim();
    if (ANY.has(trimmed))
        return new Range([]);
    const parts = trimmed.split(/[,\s]+/).filter(part => part !== '');
    if (parts.length === 0)
        throw new InvalidRange('it has no version');
    return new Range(parts.flatMap(comparatorsOf));
}
function comparatorsOf(part) {
    const [, operator = '', target = ''] = COMPARATOR.exec(part) ?? [];
    if (target === '')
        throw new InvalidRange(`after \`${operator}\` there is no version (a blank would end it)`);
    const version = readVersion(target);
    if (!version)
        throw new InvalidRange(`\`${target}\` is no version`);
    const from = { operator: '>=', version };
    if (operator === '^') {
        // Of major version 0, each minor version may break its users.
        return [from, below(version.major > 0 ? `${version.major + 1}` : `0.${version.minor + 1}`)];
    }
    if (operator === '~')
        return [from, below(`${version.major}.${version.minor + 1}`)];
    if (operator === '' || operator === '=')
        return [{ operator: '==', version }];
    return [{ operator: operator, version }];
}
function below(text) {
    const version = readVersion(text);
    // The number after the largest that can be counted.
    if (!version)
        throw new InvalidRange(`\`${text}\` is too large`);
    return { operator: '<', version };
}
function holds({ operator, version: bound }, version) {
    const order = compareVersions(version, bound);
    switch (operator) {
        case '>=':
            return order >= 0;
        case '>':
            return order > 0;
        case '<=':
            return order <= 0;
        case '<':
            return order < 0;
        case '==':
            return order === 0;
    }
}

;// CONCATENATED MODULE: ./build/registry/manifest.js











const MAX_YAML_ALIASES = 100;
/** A manifest's fields where `forge.toml` has them: `[package]`, else `[project]` (reference-language.md §10.1). */
const FORGE = {
    nome: section('name'),
    versao: section('version'),
    descricao: section('description'),
    licenca: section('license'),
    autores: section('authors'),
    tags: section('keywords'),
    dependencias: 'dependencies',
    dataforge: section('dataforge'),
    entrada: section('entry'),
};
/** Reads manifests with the fields where a map has them. */
class ManifestReader {
    fields;
    /** @throws {UserError} for an expression that does not compile. */
    constructor(map = {}) {
        const names = Object.keys(FORGE);
        this.fields = new Map(names.map(name => [name, compile(name, map[name] ?? FORGE[name])]));
    }
    /** @param path of the manifest in the repository, which also says its format. */
    async read(path, bytes) {
        const text = new TextDecoder().decode(bytes);
        let data;
        try {
            data = parse(path, bytes, text);
        }
        catch (error) {
            if (!(error instanceof SyntaxFault))
                throw error;
            return {
                manifest: undefined,
                findings: [
                    (0,rule_info/* findingOf */.h)(rules_packages/* packageManifest */.u5, `${path} cannot be read: ${error.message}.`, path, {
                        file: path,
                        ...error.where,
                    }),
                ],
            };
        }
        const form = new Form(path, text, await this.evaluate(data));
        const manifest = form.manifest();
        return { manifest: form.findings.length === 0 ? manifest : undefined, findings: form.findings };
    }
    /** Name and version as a manifest has them, whatever else is in it; nothing for a manifest that cannot be read. */
    async identify(path, bytes) {
        try {
            const values = await this.evaluate(parse(path, bytes, new TextDecoder().decode(bytes)));
            return { name: values.get('nome'), version: values.get('versao') };
        }
        catch (error) {
            if (error instanceof SyntaxFault)
                return undefined;
            throw error;
        }
    }
    async evaluate(data) {
        const values = new Map();
        // A JSON copy: parsers give dates and objects without a prototype, which expressions do not know.
        const input = JSON.parse(JSON.stringify(data ?? {}));
        for (const [name, expression] of this.fields) {
            const outcome = await expression.evaluate(input).catch((error) => {
                throw new user_error/* UserError */.y(`registro.map.${name} fails: ${error.message}.`, 'Correct it in refdata.yml.', {
                    cause: error,
                });
            });
            values.set(name, 'data' in outcome ? outcome.data : undefined);
        }
        return values;
    }
}
/** The values of a manifest on their way into the shape of the index. */
class Form {
    path;
    source;
    values;
    findings = [];
    constructor(path, source, values) {
        this.path = path;
        this.source = source;
        this.values = values;
    }
    manifest() {
        const name = this.text('nome', true);
        const version = this.text('versao', true);
        const dataforge = this.text('dataforge') || '*';
        if (name !== '' && !isPackageName(name))
            this.complain(rules_packages/* registryPackageName */.fd, `${(0,shown/* shown */.S)(name)} is no package name.`, name);
        if (version !== '' && !isPublishedVersion(version))
            this.complain(rules_packages/* registryVersion */.eZ, `${(0,shown/* shown */.S)(version)} is no version.`, version);
        this.checkRange('dataforge', dataforge);
        return {
            name,
            version,
            about: {
                descricao: this.text('descricao'),
                licenca: this.text('licenca'),
                autores: this.texts('autores'),
                tags: this.texts('tags'),
            },
            dependencias: this.dependencias(),
            dataforge,
            entry: this.text('entrada') || undefined,
            place: this.placeWith(version),
        };
    }
    text(field, needed = false) {
        const value = this.values.get(field);
        if (typeof value === 'string' && (value.trim() !== '' || !needed))
            return value.trim();
        if (value !== undefined && value !== null && value !== '') {
            this.complain(rules_packages/* packageField */.jP, `${field} is ${(0,shown/* shown */.S)(value)}; it must be a text, in quotes.`, String(value));
        }
        else if (needed) {
            this.complain(rules_packages/* packageField */.jP, `${field} is missing.`);
        }
        return '';
    }
    /** Expressions give a list of one as its item. */
    texts(field) {
        const value = this.values.get(field) ?? [];
        const items = Array.isArray(value) ? value : [value];
        const texts = items
            .filter(item => typeof item === 'string')
            .map(item => item.trim())
            .filter(item => item !== '');
        if (texts.length < items.length)
            this.complain(rules_packages/* packageField */.jP, `${field} is not a list of texts that say something.`);
        return texts;
    }
    dependencias() {
        const value = this.values.get('dependencias') ?? {};
        if (typeof value !== 'object' || Array.isArray(value)) {
            this.complain(rules_packages/* packageField */.jP, `dependencias is ${(0,shown/* shown */.S)(value)}; it must have a range for each name.`);
            return {};
        }
        const entries = Object.entries(value).flatMap(([name, asked]) => {
            const range = this.rangeOf(name, asked);
            return range === undefined ? [] : [[name, range]];
        });
        return Object.fromEntries(entries);
    }
    /** The range of a dependency: a text, or `version` beside `path`, `git` or `url` (reference-language.md §10.1). */
    rangeOf(name, asked) {
        const range = typeof asked === 'object' && asked !== null && 'version' in asked ? asked.version : asked;
        if (typeof range !== 'string') {
            const what = typeof asked === 'object' ? 'has no version range' : `is ${(0,shown/* shown */.S)(asked)}`;
            this.complain(rules_packages/* packageDependency */.eX, `The dependency ${(0,shown/* shown */.S)(name)} ${what}.`, name);
            return undefined;
        }
        const trimmed = range.trim();
        if (/^(?:https?:|git\+|path:|\.{0,2}\/)/.test(trimmed)) {
            this.complain(rules_packages/* packageDependency */.eX, `The dependency ${(0,shown/* shown */.S)(name)} is ${(0,shown/* shown */.S)(trimmed)}, which is not a version range.`, name);
            return undefined;
        }
        return this.checkRange(`The dependency ${name}`, trimmed) ? trimmed : undefined;
    }
    checkRange(what, range) {
        try {
            parseRange(range);
            return true;
        }
        catch (error) {
            if (!(error instanceof InvalidRange))
                throw error;
            this.complain(rules_packages/* registryRange */.l5, `${what} has the range ${(0,shown/* shown */.S)(range)}, which cannot be read: ${error.message}.`, range);
            return false;
        }
    }
    complain(rule, message, needle) {
        this.findings.push((0,rule_info/* findingOf */.h)(rule, message, this.path, this.placeWith(needle)));
    }
    /** The first line that holds a text: manifests are short, and name it once. */
    placeWith(needle) {
        const line = needle ? this.source.split(/\r\n?|\n/).findIndex(text => text.includes(needle)) : -1;
        return line < 0 ? { file: this.path } : { file: this.path, line: line + 1 };
    }
}
/** A manifest that is not in its format. */
class SyntaxFault extends Error {
    where;
    constructor(message, where = {}) {
        super(message);
        this.where = where;
    }
}
function parse(path, bytes, text) {
    if (path.endsWith('.json'))
        return parseJson(path, bytes);
    if (/\.ya?ml$/.test(path))
        return parseYaml(text);
    try {
        return (0,dist/* parse */.qg)(text);
    }
    catch (error) {
        if (!(error instanceof dist/* TomlError */.zx))
            throw error;
        const [first = ''] = error.message.split('\n');
        throw new SyntaxFault(first.replace(/^Invalid TOML document: /, ''), {
            line: error.line,
            column: error.column,
        });
    }
}
function parseJson(path, bytes) {
    const { data, findings } = (0,published/* readJsonFile */.JE)(path, path, bytes);
    const [first] = findings;
    if (!first)
        return data;
    const { line, column } = first.place ?? {};
    throw new SyntaxFault(first.message.replace(/\.$/, ''), {
        ...(line && { line }),
        ...(column && { column }),
    });
}
function parseYaml(text) {
    const document = (0,yaml_dist/* parseDocument */.Tp)(text, { customTags: [] });
    const [error] = document.errors;
    if (error) {
        const [start] = error.linePos ?? [];
        const [first = ''] = error.message.split('\n');
        throw new SyntaxFault(first.replace(/ at line \d+.*$/, ''), start && { line: start.line, column: start.col });
    }
    try {
        return document.toJS({ maxAliasCount: MAX_YAML_ALIASES });
    }
    catch (cause) {
        throw new SyntaxFault(cause.message);
    }
}
function section(field) {
    return `$exists(package) ? package.${field} : project.${field}`;
}
function compile(field, source) {
    try {
        return new extract/* MappingExpression */.rO(source);
    }
    catch (cause) {
        if (!(cause instanceof extract/* ExpressionError */.tj))
            throw cause;
        throw new user_error/* UserError */.y(`registro.map.${field} is no JSONata expression: ${cause.message}.`, 'Correct it in refdata.yml.', { cause });
    }
}

;// CONCATENATED MODULE: ./build/registry/pack.js






/** Larger files are streamed. */
const MAX_BYTES_IN_MEMORY = 1024 * 1024;
const pack_CHUNK_BYTES = 256 * 1024;
/** As `gzip` has it; part of what makes the bytes the same. */
const GZIP_LEVEL = 6;
/** Where the header of gzip names the system (RFC 1952): it differs between systems, and 255 is "unknown". */
const OS_BYTE = 9;
const UNKNOWN_OS = 255;
const EPOCH = new Date(0);
const MODE = { plain: 0o644, executable: 0o755 };
/**
 * Writes a new archive in which nothing depends on when, where, by whom and on which system it is packed: files in
 * the order given, without owners, times or folders of their own, in the one folder `root`. A file is executable when
 * it begins with `#!`, as not every system keeps that of its own. The whole is streamed.
 */
async function packArchive(files, root, target) {
    const tar = (0,tar_stream.pack)();
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    async function* finished(source) {
        for await (const chunk of source) {
            if (bytes <= OS_BYTE && bytes + chunk.length > OS_BYTE)
                chunk[OS_BYTE - bytes] = UNKNOWN_OS;
            bytes += chunk.length;
            hash.update(chunk);
            yield chunk;
        }
    }
    const gzip = (0,external_node_zlib_.createGzip)({
        level: GZIP_LEVEL,
        strategy: external_node_zlib_.constants.Z_DEFAULT_STRATEGY,
        chunkSize: pack_CHUNK_BYTES,
    });
    const writing = (0,promises_.pipeline)(tar, gzip, finished, (0,external_node_fs_.createWriteStream)(target, { flags: 'wx' }));
    const adding = addAll(tar, files, root).catch((error) => {
        tar.destroy(error);
        throw error;
    });
    // What goes wrong with a file also ends the writing, with less to say.
    const [added, written] = await Promise.allSettled([adding, writing]);
    if (added.status === 'rejected')
        throw added.reason;
    if (written.status === 'rejected')
        throw written.reason;
    return { bytes, sha256: hash.digest('hex') };
}
async function addAll(tar, files, root) {
    for (const file of files)
        await add(tar, file, `${root}/${file.path}`);
    tar.finalize();
}
async function add(tar, { real, size, bytes }, name) {
    const header = { name, size, mtime: EPOCH, uid: 0, gid: 0, uname: '', gname: '', type: 'file' };
    if (bytes !== undefined || size <= MAX_BYTES_IN_MEMORY) {
        const content = bytes === undefined ? await (0,external_node_fs_promises_.readFile)(real) : Buffer.from(bytes);
        // A file that grows or shrinks meanwhile is packed as it was read.
        await new Promise((done, failed) => {
            tar.entry({ ...header, size: content.length, mode: modeOf(content) }, content, error => error ? failed(error) : done());
        });
        return;
    }
    const handle = await (0,external_node_fs_promises_.open)(real);
    const start = Buffer.alloc(2);
    await handle.read(start, 0, start.length, 0).finally(() => handle.close());
    // Exactly as much as the header says: a log that is written to meanwhile must not break the archive.
    const content = (0,external_node_fs_.createReadStream)(real, { highWaterMark: pack_CHUNK_BYTES, end: size - 1 });
    await (0,promises_.pipeline)(content, tar.entry({ ...header, mode: modeOf(start) }));
}
function modeOf(start) {
    return start[0] === 0x23 && start[1] === 0x21 ? MODE.executable : MODE.plain;
}

// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(70298);
// EXTERNAL MODULE: ./build/text/code-points.js
var code_points = __webpack_require__(64617);
;// CONCATENATED MODULE: ./build/registry/package-files.js






/** Left out wherever they stand (reference-language.md §10.5). */
const LEFT_OUT = new Set([
    'forge_modules',
    '.git',
    '__pycache__',
    'dist',
    '.venv',
    '.DS_Store',
    'node_modules',
    '.pytest_cache',
]);
const LEFT_OUT_EXTENSION = /\.(?:pyc|log)$/;
/** Whether a file or folder of that name is never packed. */
function isLeftOut(name) {
    return LEFT_OUT.has(name) || LEFT_OUT_EXTENSION.test(name);
}
const GITIGNORE = '.gitignore';
/** A larger one is not one that a person wrote. */
const MAX_GITIGNORE_BYTES = 1024 * 1024;
/**
 * The files of a package: all below its folder but what is always left out, what a `.gitignore` of the repository
 * leaves out, and `without`. Links are not followed.
 *
 * @param root real path of the repository. @param folder real path of the package.
 */
function listPackage(root, folder, without) {
    const walk = new Walk(folder, without);
    const layers = [];
    let above = root;
    for (const part of (0,external_node_path_.relative)(root, folder).split(external_node_path_.sep)) {
        layers.push(...layerIn(above));
        above = (0,external_node_path_.join)(above, part);
    }
    walk.visit(folder, layers);
    walk.files.sort((a, b) => (0,code_points/* compareCodePoints */.O)(a.path, b.path));
    return { files: walk.files, faults: walk.faults };
}
class Walk {
    top;
    without;
    files = [];
    faults = [];
    keys = new Set();
    constructor(top, without) {
        this.top = top;
        this.without = without;
    }
    visit(folder, above) {
        const layers = [...above, ...layerIn(folder)];
        for (const entry of (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true })) {
            const real = (0,external_node_path_.join)(folder, entry.name);
            if (isLeftOut(entry.name) || real === this.without)
                continue;
            if (isIgnored(layers, real, entry.isDirectory()))
                continue;
            if (entry.isDirectory())
                this.visit(real, layers);
            else
                this.add(real, entry.isFile() ? undefined : entry.isSymbolicLink() ? 'is a link' : 'is not a plain file');
        }
    }
    add(real, kindFault) {
        const path = (0,external_node_path_.relative)(this.top, real).split(external_node_path_.sep).join('/').normalize('NFC');
        const key = pathKey(path);
        const fault = kindFault ??
            faultOfPackedPath(path) ??
            (this.keys.has(key) ? 'differs from another only in case' : undefined);
        this.keys.add(key);
        if (fault === undefined)
            this.files.push({ path, real, size: (0,external_node_fs_.lstatSync)(real).size });
        else
            this.faults.push(`${(0,shown/* shown */.S)(path)} ${fault}`);
    }
}
/** The last rule that matches decides, and those of deeper folders come last. */
function isIgnored(layers, real, isFolder) {
    let ignored = false;
    for (const { folder, rules } of layers) {
        const path = (0,external_node_path_.relative)(folder, real).split(external_node_path_.sep).join('/');
        const result = rules.test(isFolder ? `${path}/` : path);
        if (result.ignored)
            ignored = true;
        else if (result.unignored)
            ignored = false;
    }
    return ignored;
}
function layerIn(folder) {
    const path = (0,external_node_path_.join)(folder, GITIGNORE);
    const status = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    if (!status?.isFile() || status.size > MAX_GITIGNORE_BYTES)
        return [];
    return [{ folder, rules: ignore().add((0,external_node_fs_.readFileSync)(path, 'utf8')) }];
}
/** Real path of a folder; nothing where there is none. */
function realFolder(path) {
    try {
        const real = (0,external_node_fs_.realpathSync)(path);
        return (0,external_node_fs_.statSync)(real).isDirectory() ? real : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/registry/packages.js















const DEFAULT_PACKAGE_LIMIT_MIB = 64;
const BYTES_PER_MIB = 1024 * 1024;
const MAX_TEXT_BYTES = 16 * BYTES_PER_MIB;
const MAX_MANIFEST_BYTES = 1024 * 1024;
/** Largest files named in a message. */
const MAX_LARGEST_SHOWN = 3;
/** The packages that `registro.pacotes` names. */
class PackageReader {
    registro;
    out;
    repository;
    root;
    manifests;
    form;
    maxBytes;
    findings = [];
    /** @param out the folder that is being written, which no package may hold. */
    constructor(repo, registro, limits, out) {
        this.registro = registro;
        this.out = out;
        this.repository = (0,repository/* openRepository */.h_)(repo);
        this.root = (0,repository/* repositoryRoot */.Hn)(repo);
        this.form = new working_form/* WorkingForm */.g(this.root);
        this.manifests = new ManifestReader(registro.map);
        this.maxBytes = (limits?.package_mib ?? DEFAULT_PACKAGE_LIMIT_MIB) * BYTES_PER_MIB;
    }
    /** Paths of all manifests, in order. @throws {UserError} when there are none. */
    manifestPaths() {
        const globs = [this.registro.pacotes].flat();
        try {
            const paths = [...new Set(globs.flatMap(glob => this.repository.glob(glob)))];
            if (paths.length > 0)
                return paths;
        }
        catch (cause) {
            if (cause instanceof repository/* UnreadableFile */.ie)
                throw new user_error/* UserError */.y(cause.message, cause.remedy, { cause });
            throw cause;
        }
        throw new user_error/* UserError */.y(`registro.pacotes matches no file: ${globs.join(', ')}.`, 'Correct the glob in refdata.yml; it is relative to the root of the repository.');
    }
    /** The manifests at those paths that are sound; two of one name are not. */
    async readManifests(paths) {
        const byName = new Map();
        for (const path of paths) {
            const manifest = await this.readManifest(path);
            if (!manifest)
                continue;
            const other = byName.get(manifest.name);
            if (!other) {
                byName.set(manifest.name, manifest);
                continue;
            }
            const message = `The package ${manifest.name} is already in ${other.place.file}.`;
            this.findings.push((0,rule_info/* findingOf */.h)(rules_packages/* packageRepeated */.jL, message, path, manifest.place));
        }
        return [...byName.values()];
    }
    /** Names in manifests that are no longer there, by path; what is wrong with them is past. */
    async namesOf(manifests) {
        const names = new Set();
        for (const [path, bytes] of manifests) {
            const { manifest } = await this.manifests.read(path, bytes);
            if (manifest)
                names.add(manifest.name);
        }
        return names;
    }
    /** The files of a package; nothing, and findings, when it cannot be packed. */
    async open(manifest) {
        const { name, version, place, entry } = manifest;
        const before = this.findings.length;
        const folder = await (0,external_node_fs_promises_.realpath)((0,external_node_path_.join)(this.root, (0,external_node_path_.dirname)(place.file)));
        const { files: listed, faults } = listPackage(this.root, folder, (0,external_node_path_.resolve)(this.out));
        const files = listed.map(file => this.asCommitted(file));
        for (const fault of faults) {
            this.findings.push((0,rule_info/* findingOf */.h)(rules_packages/* packageFiles */.i9, `${name} ${version}: ${fault}.`, place.file, place));
        }
        const size = files.reduce((sum, file) => sum + file.size, 0);
        if (size > this.maxBytes) {
            const largest = [...files].sort((a, b) => b.size - a.size).slice(0, MAX_LARGEST_SHOWN);
            const named = largest.map(file => `${(0,shown/* shown */.S)(file.path)} (${mib(file.size)} MiB)`).join(', ');
            const message = `${name} ${version} has ${mib(size)} MiB; the limit is ${mib(this.maxBytes)} MiB. The largest files: ${named}.`;
            this.findings.push((0,rule_info/* findingOf */.h)(rules_packages/* packageSize */.yj, message, place.file, place));
        }
        if (entry !== undefined && !files.some(({ path }) => path === external_node_path_.posix.normalize(entry).normalize('NFC'))) {
            const message = `${name} ${version}: the entry file ${(0,shown/* shown */.S)(entry)} is not among the files that are packed.`;
            this.findings.push((0,rule_info/* findingOf */.h)(rules_packages/* packageEntry */.NS, message, place.file, place));
        }
        return this.findings.length === before ? { manifest, files } : undefined;
    }
    /** Packs into a folder; nothing, and a finding, for what our own clients would refuse. */
    async pack({ manifest, files }, folder) {
        const { name, version, place } = manifest;
        const file = (0,external_node_path_.join)(folder, archiveNameOf(name, version));
        const packed = await packArchive(files, rootOf(name, version), file);
        const size = files.reduce((sum, each) => sum + each.size, 0);
        if (size <= MIN_BYTES_FOR_RATIO || size <= packed.bytes * MAX_RATIO)
            return { ...packed, file };
        const message = `${name} ${version} shrinks from ${mib(size)} MiB to a hundredth: clients take that for an attack.`;
        this.findings.push((0,rule_info/* findingOf */.h)(rules_packages/* packageSize */.yj, message, place.file, place));
        return undefined;
    }
    /** Two checkouts of one commit give the same archive. What is larger is no text that people write. */
    asCommitted(file) {
        if (file.size > MAX_TEXT_BYTES)
            return file;
        const bytes = (0,external_node_fs_.readFileSync)(file.real);
        const path = (0,external_node_path_.relative)(this.root, file.real).split(external_node_path_.sep).join('/');
        const committed = this.form.committed(path, bytes);
        return committed === bytes ? file : { ...file, bytes: committed, size: committed.length };
    }
    async readManifest(path) {
        try {
            const bytes = this.repository.readBytes(path);
            if (bytes.length > MAX_MANIFEST_BYTES) {
                const message = `${path} has ${bytes.length} bytes, which is more than a manifest has.`;
                this.findings.push((0,rule_info/* findingOf */.h)(rules_packages/* packageManifest */.u5, message, path, { file: path }));
                return undefined;
            }
            const { manifest, findings } = await this.manifests.read(path, bytes);
            this.findings.push(...findings);
            return manifest;
        }
        catch (error) {
            if (!(error instanceof repository/* UnreadableFile */.ie))
                throw error;
            this.findings.push((0,rule_info/* findingOf */.h)(rules_packages/* packageManifest */.u5, error.message, path, { file: path }));
            return undefined;
        }
    }
}
/** Hash of each file of a package, by its path. */
async function hashFiles(files) {
    const hashes = new Map();
    for (const { path, real, bytes } of files)
        hashes.set(path, await hashOf(bytes === undefined ? (0,external_node_fs_.createReadStream)(real) : [bytes]));
    return hashes;
}
async function hashOf(content) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for await (const chunk of content)
        hash.update(chunk);
    return hash.digest('hex');
}
function mib(bytes) {
    return (bytes / BYTES_PER_MIB).toFixed(1).replace(/\.0$/, '');
}

;// CONCATENATED MODULE: ./build/registry/carry.js












/**
 * The archives that an index needs beside it: those that were packed just now, and the others from where they are
 * published, each with its hash proved. Releases with an address of their own need none.
 *
 * @param packed by hash. @param staging a folder for what is downloaded.
 * @throws {UserError} when the place of the previous registry stops answering.
 */
async function carryArchives(registro, packed, source, staging) {
    const files = [];
    const findings = [];
    for (const [name, { versoes }] of Object.entries(registro.pacotes)) {
        for (const [version, release] of Object.entries(versoes)) {
            if (release.url !== undefined)
                continue;
            const archive = packed.get(release.sha256) ?? (source && (await carry(source, release, staging)));
            const subject = `${contract_files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name, 'versoes', version)}`;
            const fault = archive
                ? faultOf(archive, release)
                : [rules_packages/* registryVanished */.Mt, 'is not where the previous index is'];
            if (archive && !fault)
                files.push(archiveFileOf(archive, release));
            else if (fault)
                findings.push((0,rule_info/* findingOf */.h)(fault[0], `${name} ${version}: the archive ${release.arquivo} ${fault[1]}.`, subject));
        }
    }
    return { files, findings };
}
function faultOf(archive, release) {
    if (archive.sha256 === release.sha256)
        return undefined;
    return [
        rules_packages/* registryArchiveSha256 */.TI,
        `has the SHA-256 ${archive.sha256}, and ${release.sha256} in the previous index`,
    ];
}
function archiveFileOf({ file, bytes, sha256 }, { arquivo }) {
    return { path: `/registry/${archiveFile(arquivo)}`, storedAt: file, size: bytes, sha256, schema: null };
}
/** An archive of the previous registry, in its own folder or downloaded; nothing when it is not there. */
async function carry(source, { arquivo, sha256 }, staging) {
    const path = archiveFile(arquivo);
    const opened = await source.open(path);
    if (opened.kind === 'missing')
        return undefined;
    if (opened.kind !== 'found') {
        const reason = opened.kind === 'too-large' ? 'is too large' : opened.reason;
        throw new user_error/* UserError */.y(`${source.placeOf(path)} ${reason}.`, 'Try again: without it, a published version would be lost.');
    }
    const own = source.fileOf(path);
    if (own !== undefined)
        return { file: own, sha256: await hashOf(opened.content), bytes: (await (0,external_node_fs_promises_.stat)(own)).size };
    const file = (0,external_node_path_.join)(staging, sha256);
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    async function* hashed(content) {
        for await (const chunk of content) {
            hash.update(chunk);
            bytes += chunk.length;
            yield chunk;
        }
    }
    try {
        await (0,promises_.pipeline)(opened.content, hashed, (0,external_node_fs_.createWriteStream)(file));
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`${source.placeOf(path)} broke off: ${cause.message}.`, 'Try again: without it, a published version would be lost.', { cause });
    }
    return { file, bytes, sha256: hash.digest('hex') };
}

// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(40075);
;// CONCATENATED MODULE: ./build/registry/changed-since.js


/**
 * Which packages differ from a commit, as git sees it: committed or not, tracked or new.
 *
 * @throws {UserError} when the commit is not here, or git cannot read the globs.
 */
async function changedSince(repo, since, globs) {
    const commit = await (0,git/* readGit */.lX)(repo, [
        'rev-parse',
        '--verify',
        '--quiet',
        '--end-of-options',
        `${since}^{commit}`,
    ]);
    if (commit.code !== 0) {
        throw new user_error/* UserError */.y(`There is no commit ${since} in the repository.`, 'Fetch it (in a workflow: fetch-depth: 0), or leave --since out.');
    }
    const unreadable = globs.find(glob => /[{}()!]/.test(glob));
    if (unreadable !== undefined) {
        throw new user_error/* UserError */.y(`--since cannot be used with the glob ${unreadable}.`, 'Write `registro.pacotes` as a list of globs without braces.');
    }
    const id = commit.stdout.trim();
    const config = await (0,git/* withoutFilters */.ml)(repo);
    const diff = [
        'diff',
        '--no-ext-diff',
        '--no-textconv',
        '--ignore-submodules=all',
        '--name-only',
        '--relative',
        '-z',
    ];
    const [tracked, untracked, listed, removed] = await Promise.all([
        (0,git/* readGit */.lX)(repo, [...diff, id, '--', '.'], { config }),
        (0,git/* readGit */.lX)(repo, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']),
        (0,git/* readGit */.lX)(repo, ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...patterns(globs)]),
        removedSince(repo, id, globs, config),
    ]);
    if (tracked.code !== 0 || untracked.code !== 0) {
        throw new user_error/* UserError */.y(`git cannot compare with ${since}: ${(tracked.stderr || untracked.stderr).trim()}.`, 'Leave --since out.');
    }
    const changed = [...paths(tracked), ...paths(untracked)];
    const manifests = paths(listed).filter(path => !removed.has(path));
    const now = new Map(manifests.map(path => [folderOf(path), path]));
    const found = new Set();
    for (const path of changed) {
        const manifest = manifestAround(path, now);
        if (manifest !== undefined)
            found.add(manifest);
        // It decides about all packages below it.
        if (/(?:^|\/)\.gitignore$/.test(path))
            for (const each of manifests)
                if (each.startsWith(path.slice(0, -'.gitignore'.length)))
                    found.add(each);
    }
    return { manifests: manifests.filter(path => found.has(path)), removed };
}
async function removedSince(repo, commit, globs, config) {
    const listed = await (0,git/* readGit */.lX)(repo, [
        'diff',
        '--no-ext-diff',
        '--name-only',
        '--diff-filter=D',
        '--no-renames',
        '--relative',
        '-z',
        commit,
        '--',
        ...patterns(globs),
    ], { config });
    const removed = new Map();
    for (const path of paths(listed)) {
        const { code, stdout } = await (0,git/* readGit */.lX)(repo, ['show', `${commit}:./${path}`]);
        if (code === 0)
            removed.set(path, new TextEncoder().encode(stdout));
    }
    return removed;
}
/** The manifest of the innermost package around a path. */
function manifestAround(path, manifests) {
    for (let folder = folderOf(path);; folder = folderOf(folder)) {
        const manifest = manifests.get(folder);
        if (manifest !== undefined || folder === '')
            return manifest;
    }
}
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function paths({ stdout }) {
    return stdout.split('\0').filter(path => path !== '');
}
function patterns(globs) {
    return globs.map(glob => `:(glob)${glob}`);
}

;// CONCATENATED MODULE: ./build/registry/canonical.js


/** Fields in the order of the contract. */
const PACKAGE_FIELDS = 'descricao,licenca,autores,tags,versoes';
const RELEASE_FIELDS = 'arquivo,sha256,dependencias,dataforge';
/**
 * The one way in which an index is written (reference-language.md §10.3): packages by name, releases from the lowest
 * version to the highest, dependencies by name, fields in the order of the contract. What is that way already stays
 * the same object: of a large index, that is nearly all.
 */
function canonicalRegistro({ registro, pacotes }) {
    return { registro, pacotes: sortedBy(pacotes, code_points/* compareCodePoints */.O, canonicalPacote) };
}
function canonicalPacote(pacote) {
    const { descricao, licenca, autores, tags, versoes } = pacote;
    const sorted = sortedBy(versoes, compareTexts, canonicalRelease);
    if (sorted === versoes && Object.keys(pacote).join() === PACKAGE_FIELDS)
        return pacote;
    return { descricao, licenca, autores, tags, versoes: sorted };
}
function canonicalRelease(release) {
    const { arquivo, sha256, dependencias, dataforge, url } = release;
    const sorted = sortedBy(dependencias, code_points/* compareCodePoints */.O, range => range);
    const lower = sha256.toLowerCase();
    const fields = Object.keys(release).join();
    const inOrder = fields === RELEASE_FIELDS || fields === `${RELEASE_FIELDS},url`;
    if (inOrder && sorted === dependencias && lower === sha256)
        return release;
    return { arquivo, sha256: lower, dependencias: sorted, dataforge, ...(url !== undefined && { url }) };
}
/** JSON with indent 1, as the registry's index is published: UTF-8, LF, one final newline. */
function registryJson(data) {
    return new TextEncoder().encode(`${JSON.stringify(data, null, 1)}\n`);
}
function compareTexts(a, b) {
    const x = readVersion(a);
    const y = readVersion(b);
    return x && y ? compareVersions(x, y) : (0,code_points/* compareCodePoints */.O)(a, b);
}
function sortedBy(map, compare, change) {
    const entries = Object.entries(map);
    const same = entries.every(([key, value], i) => {
        const [before = ''] = entries[i - 1] ?? [];
        return (i === 0 || compare(before, key) < 0) && change(value) === value;
    });
    if (same)
        return map;
    return Object.fromEntries(entries.sort(([a], [b]) => compare(a, b)).map(([key, value]) => [key, change(value)]));
}

;// CONCATENATED MODULE: ./build/registry/changes.js

/** What of a published release is not the same any more, in words; nothing when all is. `arquivo` may be renamed. */
function changesBetween(before, after) {
    const [old, now] = [canonicalRelease(before), canonicalRelease(after)];
    const changes = [];
    if (old.sha256 !== now.sha256)
        changes.push(`sha256 was ${old.sha256} and is ${now.sha256}`);
    changes.push(...releaseChanges(old, now));
    return changes;
}
/** The same of what a release needs, whatever its files are. */
function releaseChanges(old, now) {
    const changes = dependencyChanges(old.dependencias, now.dependencias);
    if (old.dataforge !== now.dataforge)
        changes.push(`dataforge was "${old.dataforge}" and is "${now.dataforge}"`);
    return changes;
}
/** What the earlier index has and the later has not. */
function vanishedBetween(before, after) {
    return Object.entries(before.pacotes).flatMap(([name, { versoes }]) => {
        if (!Object.hasOwn(after.pacotes, name))
            return [{ name }];
        const left = after.pacotes[name]?.versoes ?? {};
        return Object.keys(versoes)
            .filter(version => !Object.hasOwn(left, version))
            .map(version => ({ name, version }));
    });
}
function dependencyChanges(before, after) {
    const olds = new Map(Object.entries(before));
    const nows = new Map(Object.entries(after));
    return [...new Set([...olds.keys(), ...nows.keys()])].flatMap(name => {
        const [old, now] = [olds.get(name), nows.get(name)];
        if (old === now)
            return [];
        if (old === undefined)
            return [`the dependency ${name} "${now}" is new`];
        if (now === undefined)
            return [`the dependency ${name} "${old}" is gone`];
        return [`the dependency ${name} was "${old}" and is "${now}"`];
    });
}
/** A release of an index; a package called like something of `Object.prototype` is not taken for that. */
function releaseOf(registro, name, version) {
    const versoes = registro && Object.hasOwn(registro.pacotes, name) ? registro.pacotes[name]?.versoes : undefined;
    return versoes && Object.hasOwn(versoes, version) ? versoes[version] : undefined;
}

// EXTERNAL MODULE: ./build/findings/capped.js
var capped = __webpack_require__(98666);
// EXTERNAL MODULE: ./build/text/nearest.js
var nearest = __webpack_require__(82788);
;// CONCATENATED MODULE: ./build/registry/catalogue.js


/** An index for look-ups: versions in order, ranges and dependencies read once. */
class Catalogue {
    registro;
    sorted = new Map();
    ranges = new Map();
    requested = new Map();
    dependencies = new Map();
    constructor(registro) {
        this.registro = registro;
    }
    get names() {
        return Object.keys(this.registro.pacotes);
    }
    package(name) {
        return Object.hasOwn(this.registro.pacotes, name) ? this.registro.pacotes[name] : undefined;
    }
    /** Releases of a package, highest first; those whose number is none are left out. */
    candidates(name) {
        const known = this.sorted.get(name);
        if (known)
            return known;
        const candidates = [];
        for (const [text, release] of Object.entries(this.package(name)?.versoes ?? {})) {
            const version = readVersion(text);
            if (version)
                candidates.push({ name, text, version, release });
        }
        candidates.sort((a, b) => compareVersions(b.version, a.version));
        this.sorted.set(name, candidates);
        return candidates;
    }
    range(text) {
        let range = this.ranges.get(text);
        if (!range) {
            range = readRange(text);
            this.ranges.set(text, range);
        }
        return range;
    }
    request(name, range) {
        let ofName = this.requested.get(name);
        if (!ofName) {
            ofName = new Map();
            this.requested.set(name, ofName);
        }
        const known = ofName.get(range);
        if (known)
            return known;
        const accepted = this.range(range);
        const best = accepted instanceof InvalidRange
            ? undefined
            : this.candidates(name).find(({ version }) => accepted.accepts(version));
        const request = { name, range, accepted, best };
        ofName.set(range, request);
        return request;
    }
    /** What a release depends on. */
    dependenciesOf(candidate) {
        let requests = this.dependencies.get(candidate);
        if (!requests) {
            requests = Object.entries(candidate.release.dependencias).map(([name, range]) => this.request(name, range));
            this.dependencies.set(candidate, requests);
        }
        return requests;
    }
}
function readRange(text) {
    try {
        return parseRange(text);
    }
    catch (error) {
        if (error instanceof InvalidRange)
            return error;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/registry/cycles.js
/**
 * Circles of dependencies that some packages lead to, each followed to the highest version in its range. The way is kept on a stack of our own:
 * chains in a hostile index are longer than the engine's.
 */
function cyclesIn(catalogue, names = catalogue.names) {
    const cycles = [];
    const done = new Set();
    /** Where on the way a release stands. */
    const open = new Map();
    const way = [];
    const enter = (candidate) => {
        open.set(candidate, way.length);
        way.push({ candidate, dependencies: catalogue.dependenciesOf(candidate), next: 0 });
    };
    for (const start of [...names].flatMap(name => catalogue.candidates(name))) {
        if (!done.has(start))
            enter(start);
        for (let visit = way.at(-1); visit; visit = way.at(-1)) {
            const dependency = visit.dependencies[visit.next];
            visit.next += 1;
            if (!dependency) {
                way.pop();
                open.delete(visit.candidate);
                done.add(visit.candidate);
                continue;
            }
            const target = dependency.best;
            // One that leads nowhere has a finding of its own.
            if (!target || done.has(target))
                continue;
            const first = open.get(target);
            if (first === undefined)
                enter(target);
            else
                cycles.push([...way.slice(first).map(({ candidate }) => candidate), target]);
        }
    }
    return cycles;
}

;// CONCATENATED MODULE: ./build/registry/resolve.js

/** Some demand cannot be met; the message names the chain that leads to it. */
class ResolutionFault extends Error {
    kind;
    asked;
    constructor(kind, 
    /** The package that is asked for. */
    asked, message) {
        super(message);
        this.kind = kind;
        this.asked = asked;
    }
}
/**
 * Chooses a release for every package that is needed, as clients of the language do (reference-language.md §10.2):
 * breadth first, the highest that meets all demands so far, a locked version before others; a choice that a later
 * demand changes is made again, and never taken back further. What nobody needs in the end is left out.
 *
 * @param locked versions that win where they are in range, by name.
 * @throws {ResolutionFault}
 */
function resolve(catalogue, wanted, locked = new Map()) {
    const choices = new Map();
    const queue = wanted.map((request) => ({ request, by: undefined }));
    for (let next = 0; next < queue.length; next += 1) {
        const demand = queue[next];
        const { request, by } = demand;
        const choice = choices.get(request.name);
        if (choice?.demands.some(earlier => earlier.request === request))
            continue;
        const demands = choice?.demands ?? [];
        demands.push(demand);
        // A further demand leaves fewer releases: what was the best of all stays it while it is accepted.
        if (choice && accepts(request, choice.chosen))
            continue;
        const chosen = choose(catalogue, demands, locked.get(request.name));
        if (choice)
            choice.chosen = chosen;
        else
            choices.set(request.name, { demands, chosen });
        const asker = { candidate: chosen, by };
        for (const dependency of catalogue.dependenciesOf(chosen))
            queue.push({ request: dependency, by: asker });
    }
    return needed(catalogue, wanted, choices);
}
/** Why a demand cannot be met, whatever else is asked for; nothing when it can. */
function faultOfDemand(catalogue, { request, by }) {
    const { name, range, accepted, best } = request;
    const fault = (kind, what) => {
        const message = by ? `${describeChain(by)} -> ${name}: ${name} ${what}.` : `${name} ${what}.`;
        return new ResolutionFault(kind, name, message);
    };
    if (best)
        return undefined;
    if (!catalogue.package(name))
        return fault('unknown', 'is not in the registry');
    if (accepted instanceof InvalidRange) {
        return fault('range', `is asked for with the range "${range}", which cannot be read: ${accepted.message}`);
    }
    const there = versionsOf(catalogue, name);
    return fault('unsatisfied', `has no version in the range ${range || '*'}; there is ${there}`);
}
function choose(catalogue, demands, locked) {
    const demand = demands.at(-1);
    const fault = faultOfDemand(catalogue, demand);
    if (fault)
        throw fault;
    const { name } = demand.request;
    const fitting = catalogue
        .candidates(name)
        .filter(candidate => demands.every(({ request }) => accepts(request, candidate)));
    const best = fitting.find(({ text }) => text === locked) ?? fitting[0];
    if (best)
        return best;
    const asked = demands.map(({ request, by }) => `${describeChain(by) || 'the command'} asks for ${request.range || '*'}`);
    const message = `No version of ${name} meets all demands: ${asked.join('; ')}. There is ${versionsOf(catalogue, name)}.`;
    throw new ResolutionFault('conflict', name, message);
}
function accepts({ accepted, best }, candidate) {
    return best === candidate || (!(accepted instanceof InvalidRange) && accepted.accepts(candidate.version));
}
/** `loja 1.0.0 -> moeda 1.1.0`: the releases that lead to a demand. */
function describeChain(asker) {
    const links = [];
    for (let link = asker; link; link = link.by)
        links.unshift(`${link.candidate.name} ${link.candidate.text}`);
    return links.join(' -> ');
}
function versionsOf(catalogue, name) {
    const texts = catalogue.candidates(name).map(({ text }) => text);
    return texts.reverse().join(', ') || 'none';
}
/** Choices that were replaced may have asked for packages that nobody needs any more. */
function needed(catalogue, wanted, choices) {
    const names = new Set(wanted.map(({ name }) => name));
    const chosen = [];
    for (const name of names) {
        const { chosen: candidate } = choices.get(name);
        chosen.push(candidate);
        for (const dependency of catalogue.dependenciesOf(candidate))
            names.add(dependency.name);
    }
    return chosen;
}

;// CONCATENATED MODULE: ./build/registry/check-index.js













/**
 * What the schema of the index cannot say about an index that follows it: names, versions, ranges, and that every
 * release can be installed (reference-language.md §10.8).
 */
function checkIndex(registro, options = {}) {
    return (0,capped/* capped */.u)(findingsIn(registro, options));
}
function* findingsIn(registro, { name, changed }) {
    yield* nameFindings(registro.registro, name);
    const affected = changed && dependentsOf(registro, changed);
    const catalogue = new Catalogue(registro);
    const cycles = cyclesIn(catalogue, affected);
    const conflicts = new Conflicts(catalogue, new Set(cycles.flat()));
    const archives = new Map();
    for (const [packageName, { versoes }] of Object.entries(registro.pacotes)) {
        const pointer = (0,json_pointer.at)('/pacotes', packageName);
        if (!isPackageName(packageName)) {
            yield finding(rules_packages/* registryPackageName */.fd, `${(0,shown/* shown */.S)(packageName)} is no package name.`, pointer);
        }
        for (const [version, release] of Object.entries(versoes)) {
            const faults = [
                ...versionFaults(packageName, version),
                ...archiveFaults(packageName, version, release, archives),
            ];
            for (const [rule, message, ...path] of faults)
                yield finding(rule, message, (0,json_pointer.at)(pointer, 'versoes', version, ...path));
        }
        if (affected && !affected.has(packageName))
            continue;
        for (const candidate of catalogue.candidates(packageName)) {
            yield* dependencyFindings(catalogue, conflicts, candidate, (0,json_pointer.at)(pointer, 'versoes', candidate.text));
        }
    }
    for (const cycle of cycles)
        yield cycleFinding(cycle);
}
/** Packages, and all that depend on them, directly or through others. */
function dependentsOf({ pacotes }, names) {
    const dependents = new Map();
    for (const [name, { versoes }] of Object.entries(pacotes)) {
        for (const dependency of new Set(Object.values(versoes).flatMap(({ dependencias }) => Object.keys(dependencias)))) {
            const known = dependents.get(dependency);
            if (known)
                known.push(name);
            else
                dependents.set(dependency, [name]);
        }
    }
    const affected = new Set(names);
    for (const name of affected)
        for (const dependent of dependents.get(name) ?? [])
            affected.add(dependent);
    return affected;
}
function* nameFindings(found, expected) {
    if (expected !== undefined && found !== expected) {
        yield finding(rules_packages/* registryName */.jT, `\`registro\` is ${(0,shown/* shown */.S)(found)}; it must be ${(0,shown/* shown */.S)(expected)}.`, '/registro');
    }
    else if (found !== registryNameOf(found)) {
        const message = `\`registro\` is ${(0,shown/* shown */.S)(found)}; it must be lower-case letters, digits and hyphens.`;
        yield finding(rules_packages/* registryName */.jT, message, '/registro');
    }
}
function versionFaults(name, version) {
    if (isPublishedVersion(version))
        return [];
    return [[rules_packages/* registryVersion */.eZ, `${name}: ${(0,shown/* shown */.S)(version)} is no version.`]];
}
function archiveFaults(name, version, { arquivo, url }, archives) {
    const faults = [];
    if (/\.\.|\p{Cc}/u.test(arquivo)) {
        const message = `${name} ${version}: ${(0,shown/* shown */.S)(arquivo)} is no plain file name.`;
        faults.push([rules_packages/* registryArchiveName */.fy, message, 'arquivo']);
    }
    if (url !== undefined)
        return faults;
    const key = arquivo.toLowerCase();
    const other = archives.get(key);
    if (other) {
        const message = `${name} ${version} and ${other.join(' ')} have the same archive ${(0,shown/* shown */.S)(arquivo)}.`;
        faults.push([rules_packages/* registryArchiveName */.fy, message, 'arquivo']);
    }
    else {
        archives.set(key, [name, version]);
    }
    return faults;
}
function* dependencyFindings(catalogue, conflicts, candidate, place) {
    const { name, text, release } = candidate;
    const language = catalogue.range(release.dataforge);
    if (language instanceof InvalidRange) {
        const message = `${name} ${text}: \`dataforge\` is ${(0,shown/* shown */.S)(release.dataforge)}, which cannot be read: ${language.message}.`;
        yield finding(rules_packages/* registryRange */.l5, message, `${place}/dataforge`);
    }
    const by = { candidate, by: undefined };
    let sound = true;
    for (const request of catalogue.dependenciesOf(candidate)) {
        const fault = faultOfDemand(catalogue, { request, by });
        if (!fault)
            continue;
        sound = false;
        yield resolutionFinding(catalogue, fault, (0,json_pointer.at)(place, 'dependencias', request.name));
    }
    // While single dependencies cannot be met, all together cannot either.
    const fault = sound ? conflicts.of(candidate) : undefined;
    if (fault)
        yield resolutionFinding(catalogue, fault, `${place}/dependencias`);
}
const RULE_OF = {
    unknown: rules_packages/* registryDependencyUnknown */.T_,
    unsatisfied: rules_packages/* registryDependencyUnsatisfied */.cT,
    conflict: rules_packages/* registryDependencyConflict */.Vg,
    range: rules_packages/* registryRange */.l5,
};
function resolutionFinding(catalogue, { kind, asked, message }, pointer) {
    const near = kind === 'unknown' ? (0,nearest/* nearest */.p)(asked, catalogue.names)[0] : undefined;
    return finding(RULE_OF[kind], near === undefined ? message : `${message} Did you mean ${near}?`, pointer);
}
/** Looks for demands that contradict each other, on the way of each release to all that it needs. */
class Conflicts {
    catalogue;
    circular;
    /** What is needed in the end, by what is asked for: mostly the same for all versions of a package. */
    sound = new Map();
    /** @param circular releases that are in a circle: more need not be said of them. */
    constructor(catalogue, circular) {
        this.catalogue = catalogue;
        this.circular = circular;
    }
    /** Other faults of packages further on are reported at those packages. */
    of(candidate) {
        const requests = this.catalogue.dependenciesOf(candidate);
        if (requests.length === 0 || this.circular.has(candidate))
            return undefined;
        const key = requests.map(({ name, range }) => `${name} ${range}`).join('\n');
        // Where the release itself is not asked for again, it cannot contradict what it needs.
        if (this.sound.get(key)?.has(candidate.name) === false)
            return undefined;
        try {
            const chosen = resolve(this.catalogue, [this.catalogue.request(candidate.name, candidate.text)]);
            this.sound.set(key, new Set(chosen.slice(1).map(({ name }) => name)));
            return undefined;
        }
        catch (error) {
            if (error instanceof ResolutionFault)
                return error.kind === 'conflict' ? error : undefined;
            throw error;
        }
    }
}
function cycleFinding(cycle) {
    const [first] = cycle;
    const chain = cycle.map(({ name, text }) => `${name} ${text}`).join(' -> ');
    const message = cycle.length === 2 ? `${first.name} ${first.text} depends on itself.` : `${chain} is a circle.`;
    return finding(rules_packages/* registryDependencyCycle */.re, message, (0,json_pointer.at)('/pacotes', first.name, 'versoes', first.text, 'dependencias'));
}
function finding(rule, message, pointer) {
    return (0,rule_info/* findingOf */.h)(rule, message, `${contract_files/* REGISTRO_PATH */.AM}#${pointer}`);
}

// EXTERNAL MODULE: ./build/site/site.js + 4 modules
var site = __webpack_require__(99561);
// EXTERNAL MODULE: ./build/site/site-file.js
var site_file = __webpack_require__(20050);
;// CONCATENATED MODULE: ./build/registry/files.js




const FOLDER = '/registry/';
/** The index, config.json, the files of single packages and the archives, by their paths on the site. */
function registryFiles({ registro, manifest, archives, changed }) {
    const name = registro.registro;
    const packages = Object.entries(registro.pacotes).filter(([pacote]) => changed?.has(pacote) ?? true);
    return {
        archives,
        packages: packages.map(([nome, pacote]) => file(packageFile(nome), packageData(name, nome, pacote), 'pacote')),
        config: file(CONFIG_FILE, configOf(name, manifest), 'config'),
        index: file(INDEX_FILE, registro, 'registro'),
    };
}
/** All of them, and the schemas that describe them, for a site. */
function registrySiteFiles({ archives, packages, config, index }) {
    return [
        index,
        config,
        ...packages,
        ...archives,
        (0,site/* schemaFile */.I)('registro'),
        (0,site/* schemaFile */.I)('config'),
        (0,site/* schemaFile */.I)('pacote'),
    ];
}
function file(path, data, schema) {
    return { path: FOLDER + path, bytes: registryJson(data), schema: (0,site_file/* schemaPath */.p8)(schema) };
}

;// CONCATENATED MODULE: ./build/registry/merge.js






/**
 * Puts what was packed into the previous index. A published release stays as it is: the same files under the same
 * version keep the published archive, whatever compressed it; anything else is a finding.
 */
function mergeIndex({ registro, previous, packed, present, yanked, archived }) {
    const findings = [];
    const changed = new Set();
    const pacotes = new Map();
    for (const [name, pacote] of Object.entries(previous?.pacotes ?? {})) {
        const kept = withoutYanked(name, pacote, yanked);
        if (kept !== pacote)
            changed.add(name);
        if (kept)
            pacotes.set(name, kept);
        if (kept && !present.has(name) && !archived.includes(name))
            findings.push(vanished(name));
    }
    for (const item of packed) {
        const { name, version, about, place } = item;
        const subject = subjectOf(name, version);
        if (isYanked(yanked, name, version)) {
            const message = `${name} ${version} is withdrawn in refdata.yml, and this manifest publishes it.`;
            findings.push((0,rule_info/* findingOf */.h)(rules_packages/* registryYanked */.oo, message, subject, place));
            continue;
        }
        const before = pacotes.get(name);
        const published = releaseOf(previous, name, version);
        const release = published ? samePublished(published, item) : item.release;
        const changes = published ? changesBetween(published, release) : [];
        if (published && changes.length > 0) {
            const what = [...changes, ...(item.fileChanges ?? [])].join('; ');
            findings.push((0,rule_info/* findingOf */.h)(rules_packages/* registryChanged */.Aw, `${name} ${version} is published, and not the same: ${what}.`, subject, place));
            continue;
        }
        const after = canonicalPacote({
            ...about,
            versoes: { ...before?.versoes, [version]: published ?? release },
        });
        if (!before || JSON.stringify(canonicalPacote(before)) !== JSON.stringify(after))
            changed.add(name);
        pacotes.set(name, after);
    }
    return {
        registro: canonicalRegistro({ registro, pacotes: Object.fromEntries(pacotes) }),
        changed,
        findings,
    };
}
/** With the same files, the published archive is as good as ours. */
function samePublished(published, { release, fileChanges }) {
    return fileChanges?.length === 0 ? { ...release, sha256: published.sha256 } : release;
}
function withoutYanked(name, pacote, yanked) {
    const own = Object.hasOwn(yanked, name) ? yanked[name] : undefined;
    if (own === undefined)
        return pacote;
    const kept = Object.entries(pacote.versoes).filter(([version]) => !isYanked(yanked, name, version));
    if (kept.length === Object.keys(pacote.versoes).length)
        return pacote;
    return kept.length === 0 ? undefined : { ...pacote, versoes: Object.fromEntries(kept) };
}
function isYanked(yanked, name, version) {
    const own = Object.hasOwn(yanked, name) ? yanked[name] : undefined;
    return own === true || (own?.includes(version) ?? false);
}
function vanished(name) {
    const message = `${name} is published, and no manifest of the repository has this name.`;
    return (0,rule_info/* findingOf */.h)(rules_packages/* registryVanished */.Mt, message, `${contract_files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name)}`);
}
function subjectOf(name, version) {
    return `${contract_files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name, 'versoes', version)}`;
}

// EXTERNAL MODULE: ./build/http/address.js
var http_address = __webpack_require__(21601);
// EXTERNAL MODULE: ./build/rules/contract-check.js + 1 modules
var contract_check = __webpack_require__(6702);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/registry/source-folder.js







/** An index of 300,000 releases is larger than other published files may be. */
const MAX_INDEX_BYTES = 2 * published/* MAX_PUBLISHED_FILE_BYTES */.tp;
const source_folder_CHUNK_BYTES = 256 * 1024;
/**
 * A registry in a folder: the site's own, with `registry/` in it, or the one that holds `index.json` itself. Nothing
 * outside of it is read, whatever links it holds. @throws {UserError} when there is no such folder.
 */
async function openRegistryFolder(folder) {
    const root = realFolder(folder);
    if (root === undefined) {
        throw new user_error/* UserError */.y(`There is no folder ${folder}.`, 'Give the folder of a registry or of a built site, or an http(s) address.');
    }
    const site = new FolderSource((0,external_node_path_.join)(folder, 'registry'), (0,external_node_path_.join)(root, 'registry'));
    const inSite = await site.read(INDEX_FILE);
    return inSite.kind === 'missing' ? new FolderSource(folder, root) : site;
}
class FolderSource {
    shown;
    root;
    address = undefined;
    lists = true;
    constructor(shown, root) {
        this.shown = shown;
        this.root = root;
    }
    placeOf(path) {
        return `${this.shown.split(external_node_path_.sep).join('/').replace(/\/+$/, '')}/${path}`;
    }
    fileOf(path) {
        return (0,external_node_path_.join)(this.root, ...path.split('/'));
    }
    async read(path) {
        return this.withFile(path, async (handle) => {
            const { size } = await handle.stat();
            if (size > MAX_INDEX_BYTES)
                return { kind: 'too-large' };
            return { kind: 'found', bytes: await handle.readFile() };
        });
    }
    async open(path) {
        const result = await this.withFile(path, async () => ({ kind: 'ready' }));
        if (result.kind !== 'ready')
            return result;
        return { kind: 'found', content: (0,external_node_fs_.createReadStream)(this.fileOf(path), { highWaterMark: source_folder_CHUNK_BYTES }) };
    }
    async list(folder) {
        return (0,external_node_fs_promises_.readdir)((0,external_node_path_.join)(this.root, folder)).catch(() => undefined);
    }
    async withFile(path, use) {
        try {
            const real = await (0,external_node_fs_promises_.realpath)(this.fileOf(path));
            const inside = (0,external_node_path_.relative)(await (0,external_node_fs_promises_.realpath)(this.root), real);
            if (inside.split(external_node_path_.sep)[0] === '..' || (0,external_node_path_.isAbsolute)(inside)) {
                return { kind: 'unreadable', reason: 'leads outside the folder' };
            }
            const handle = await (0,external_node_fs_promises_.open)(real);
            try {
                if (!(await handle.stat()).isFile())
                    return { kind: 'unreadable', reason: 'is not a file' };
                return await use(handle);
            }
            finally {
                await handle.close();
            }
        }
        catch (error) {
            const { code, message } = error;
            if (code === 'ENOENT' || code === 'ENOTDIR')
                return { kind: 'missing' };
            return { kind: 'unreadable', reason: `cannot be read (${code ?? message})` };
        }
    }
}

;// CONCATENATED MODULE: ./build/registry/source-branch.js







/**
 * A registry on a branch of the repository, as it was fetched: nothing is checked out. The branch of `origin` comes
 * first, as a local one may be old. @throws {UserError} when there is no such branch here.
 *
 * @param folder of the registry on the branch.
 */
async function openRegistryBranch(repo, branch, folder) {
    for (const ref of [`refs/remotes/origin/${branch}`, `refs/heads/${branch}`]) {
        const { code, stdout } = await (0,git/* readGit */.lX)(repo, [
            'rev-parse',
            '--verify',
            '--quiet',
            '--end-of-options',
            `${ref}^{commit}`,
        ]);
        if (code === 0)
            return new BranchSource(repo, branch, stdout.trim(), folder.replace(/^\/+|\/+$/g, ''));
    }
    throw new user_error/* UserError */.y(`There is no branch ${branch} in the repository.`, `Fetch it first (git fetch origin ${branch}:refs/remotes/origin/${branch}), or correct \`registro.previous\` in refdata.yml.`);
}
class BranchSource {
    repo;
    branch;
    commit;
    folder;
    address = undefined;
    lists = true;
    constructor(repo, branch, commit, folder) {
        this.repo = repo;
        this.branch = branch;
        this.commit = commit;
        this.folder = folder;
    }
    placeOf(path) {
        return `${this.branch}:${this.pathOf(path)}`;
    }
    fileOf() {
        return undefined;
    }
    async list(folder) {
        const { code, stdout } = await (0,git/* readGit */.lX)(this.repo, [
            'ls-tree',
            '-z',
            '--name-only',
            `${this.commit}:${this.pathOf(folder)}`,
        ]);
        return code === 0 ? stdout.split('\0').filter(name => name !== '') : undefined;
    }
    async read(path) {
        const opened = await this.open(path, MAX_INDEX_BYTES);
        if (opened.kind !== 'found')
            return opened;
        const chunks = [];
        for await (const chunk of opened.content)
            chunks.push(chunk);
        return { kind: 'found', bytes: Buffer.concat(chunks) };
    }
    /** The bytes as they are committed: git's filters and line ends are for files that are checked out. */
    async open(path, maxBytes = Number.POSITIVE_INFINITY) {
        const object = `${this.commit}:${this.pathOf(path)}`;
        const kind = await (0,git/* readGit */.lX)(this.repo, ['cat-file', '-t', object]);
        if (kind.code !== 0)
            return { kind: 'missing' };
        if (kind.stdout.trim() !== 'blob')
            return { kind: 'unreadable', reason: 'is not a file' };
        const folder = await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'refdata-blob-'));
        const file = (0,external_node_path_.join)(folder, 'blob');
        const handle = await (0,external_node_fs_promises_.open)(file, 'wx');
        try {
            const { code, stderr } = await (0,git/* readGit */.lX)(this.repo, ['cat-file', 'blob', object], { output: handle.fd });
            if (code !== 0) {
                await (0,external_node_fs_promises_.rm)(folder, { recursive: true, force: true });
                return { kind: 'unreadable', reason: `cannot be read (${stderr.trim()})` };
            }
        }
        finally {
            await handle.close();
        }
        if ((await (0,external_node_fs_promises_.stat)(file)).size > maxBytes) {
            await (0,external_node_fs_promises_.rm)(folder, { recursive: true, force: true });
            return { kind: 'too-large' };
        }
        return { kind: 'found', content: thenRemoved(file, folder) };
    }
    pathOf(path) {
        return this.folder === '' ? path : `${this.folder}/${path}`;
    }
}
async function* thenRemoved(file, folder) {
    try {
        for await (const chunk of (0,external_node_fs_.createReadStream)(file))
            yield chunk;
    }
    finally {
        await (0,external_node_fs_promises_.rm)(folder, { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./build/http/open.js
var http_open = __webpack_require__(37233);
// EXTERNAL MODULE: ./build/http/request.js + 1 modules
var request = __webpack_require__(80013);
;// CONCATENATED MODULE: ./build/registry/source-url.js






/** For the whole of a large file, over a slow line. */
const ARCHIVE_TIMEOUT_MS = 10 * 60_000;
/**
 * A registry at an http(s) address: that of the site, with `registry/` below it, or of the registry or its index.
 *
 * @throws {UserError} when that is no such address, or gives no answer.
 */
async function openRegistryAddress(address, timeoutMs = request/* TIMEOUT_MS */.rl) {
    const url = (0,http_address/* publicAddress */.Wq)(address, 'https://lume.example/registry');
    const base = url.origin + url.pathname.replace(/\/(?:index\.json)?$/, '').replace(/\/+$/, '');
    const own = new AddressSource(base, timeoutMs);
    if (base.endsWith('/registry') || url.pathname.endsWith(`/${INDEX_FILE}`))
        return own;
    const below = new AddressSource(`${base}/registry`, timeoutMs);
    const found = await below.read(INDEX_FILE);
    if (found.kind === 'unreachable') {
        throw new user_error/* UserError */.y(`${below.placeOf(INDEX_FILE)} ${found.reason}.`, 'Check the address, and whether the server runs.');
    }
    return found.kind === 'missing' ? own : below;
}
class AddressSource {
    address;
    timeoutMs;
    lists = false;
    constructor(address, timeoutMs) {
        this.address = address;
        this.timeoutMs = timeoutMs;
    }
    placeOf(path) {
        return (0,http_address/* addressOf */.ci)(this.address, `/${path}`);
    }
    fileOf() {
        return undefined;
    }
    async list() {
        return undefined;
    }
    read(path) {
        return (0,http_open/* readUrl */.w)(this.placeOf(path), MAX_INDEX_BYTES, { timeoutMs: this.timeoutMs });
    }
    open(path) {
        return (0,http_open/* openUrl */.C)(this.placeOf(path), {
            timeoutMs: this.timeoutMs,
            bodyTimeoutMs: ARCHIVE_TIMEOUT_MS,
        });
    }
}

;// CONCATENATED MODULE: ./build/registry/previous.js












/** The registry that `registro.previous` names. @throws {UserError} when it is not there, or gives no answer. */
async function openPrevious(previous, repo) {
    if (typeof previous === 'object')
        return openRegistryBranch(repo, previous.branch, previous.folder ?? 'registry');
    return openRegistry((0,http_address/* isAddress */.PW)(previous) ? previous : (0,external_node_path_.resolve)(repo, previous));
}
/** A registry by its folder or address. @throws {UserError} */
async function openRegistry(target) {
    return (0,http_address/* isAddress */.PW)(target) ? openRegistryAddress(target) : openRegistryFolder(target);
}
/**
 * Reads the previous index. Only an answer that there is none counts as the first publication: with no answer, or one
 * that cannot be understood, a build would drop all that was published.
 *
 * @throws {UserError} when the index cannot be read, or is none.
 */
async function readPrevious(source) {
    const place = source.placeOf(INDEX_FILE);
    const result = await source.read(INDEX_FILE);
    if (result.kind === 'missing') {
        const message = `There is no index at ${place}: this is taken for the first publication.`;
        return { source, registro: undefined, findings: [(0,rule_info/* findingOf */.h)(rules_packages/* registryFirst */.Ah, message, contract_files/* REGISTRO_PATH */.AM)] };
    }
    if (result.kind !== 'found') {
        const reason = result.kind === 'too-large' ? 'is too large' : result.reason;
        throw new user_error/* UserError */.y(`The previous index ${place} ${reason}.`, 'Nothing is built without it, as published versions would be lost: try again, or correct the place.');
    }
    return { source, registro: parseIndex(result.bytes, place), findings: [] };
}
/** An index that follows its schema. @throws {UserError} with what is wrong with it. */
function parseIndex(bytes, place) {
    const { data, findings } = (0,published/* readJsonFile */.JE)(contract_files/* REGISTRO_PATH */.AM, place, bytes);
    const problems = findings.length > 0 || data === undefined ? findings : (0,contract_check/* checkSchema */._)('registro', data);
    if (problems.length === 0)
        return data;
    throw new user_error/* UserError */.y(`${place} is not the index of a registry.`, 'See what is wrong with it with `refdata registry check`.', { findings: problems });
}

;// CONCATENATED MODULE: ./build/registry/published-files.js



/** Differences named in a message. */
const MAX_DIFFERENCES_SHOWN = 5;
/**
 * How files differ from those of a published archive, in words; none when all are the same. Nothing when the archive
 * cannot be opened: then nobody can say.
 *
 * @param hashes of our files, by path.
 */
async function differencesFromPublished(source, arquivo, root, hashes) {
    const opened = await source.open(archiveFile(arquivo));
    if (opened.kind !== 'found')
        return undefined;
    const left = new Map(hashes);
    const differences = [];
    const report = await readArchive(opened.content, root, async ({ path, content }) => {
        const name = path.normalize('NFC');
        const hash = await hashOf(content);
        const ours = left.get(name);
        left.delete(name);
        if (ours === undefined)
            differences.push(`${name} is gone`);
        else if (ours !== hash)
            differences.push(`${name} is another`);
    });
    if (report.fault)
        return undefined;
    const all = [...differences, ...[...left.keys()].map(name => `${name} is new`)];
    const more = all.length - MAX_DIFFERENCES_SHOWN;
    return more > 0 ? [...all.slice(0, MAX_DIFFERENCES_SHOWN), `and ${more} files more`] : all;
}

;// CONCATENATED MODULE: ./build/registry/build.js













/**
 * Packs the packages of a repository and merges them into the previous index. Nothing is written but to `staging`.
 *
 * @throws {UserError} when the configuration does not hold, or the previous index cannot be read.
 */
async function buildRegistry(options) {
    const { repo, loaded, out, staging, progress } = options;
    const config = registroOf(loaded);
    const name = config.name ?? registryNameOf(loaded.config.nome);
    if (name === '')
        throw new user_error/* UserError */.y(`No name for the registry follows from "${loaded.config.nome}".`, 'Give one as `registro.name` in refdata.yml.');
    progress?.('previous registry');
    // Git looks for changes while the index is parsed.
    const [changes, previous] = await Promise.all([changesOf(options, config), previousOf(options, config)]);
    const reader = new PackageReader(repo, config, loaded.config.limits, out);
    progress?.('packages');
    const packages = await readPackages(reader, changes, previous?.registro);
    const packed = [];
    const archives = new Map();
    for (const manifest of packages.manifests) {
        progress?.(`package ${manifest.name}`);
        const release = await packRelease(reader, manifest, staging, previous, archives);
        if (release)
            packed.push(release);
    }
    const merged = mergeIndex({
        registro: name,
        previous: previous?.registro,
        packed,
        present: packages.present,
        yanked: config.yanked ?? {},
        archived: config.archived ?? [],
    });
    const findings = [...reader.findings, ...(previous?.findings ?? []), ...merged.findings];
    // While packages are missing from the index, its rules would only repeat that.
    if (!findings.some(({ level }) => level === 'error')) {
        findings.push(...withPlaces(checkIndex(merged.registro, {
            name,
            changed: changes && previous?.registro && merged.changed,
        }), packed));
    }
    progress?.('archives');
    const inPlace = previous !== undefined && (await isSame(previous.source.fileOf('.'), out));
    const sound = !findings.some(({ level }) => level === 'error');
    const carried = sound && !inPlace
        ? await carryArchives(merged.registro, archives, previous?.source, staging)
        : await carryArchives(onlyPacked(merged.registro, archives), archives, undefined, staging);
    findings.push(...carried.findings);
    const files = registryFiles({
        registro: merged.registro,
        manifest: config.map === undefined ? manifestName(config) : null,
        archives: carried.files,
        changed: inPlace ? await toWrite(previous, merged) : undefined,
    });
    return {
        registro: merged.registro,
        replaces: inPlace ? previous.registro : undefined,
        files,
        packed: packedIn(carried.files, archives),
        findings,
    };
}
/** An archive that was published before, and came out the same, was packed, too. */
function packedIn(files, archives) {
    return files.flatMap(file => 'sha256' in file && archives.has(file.sha256) ? [file.path.slice(1)] : []);
}
/** The part of the configuration that is about the registry. @throws {UserError} when there is none. */
function registroOf({ config }) {
    if (config.registro)
        return config.registro;
    throw new user_error/* UserError */.y('refdata.yml says nothing about a registry.', 'Add `registro: { pacotes: packages/*/forge.toml }`.');
}
async function previousOf({ previous, repo }, config) {
    const named = previous ?? config.previous;
    return named === undefined ? undefined : readPrevious(await openPrevious(named, repo));
}
async function changesOf({ repo, since }, { pacotes }) {
    return since === undefined ? undefined : changedSince(repo, since, [pacotes].flat());
}
/** The manifests to pack, and the names of all packages that there are. */
async function readPackages(reader, changes, previous) {
    if (changes === undefined || previous === undefined) {
        const manifests = await reader.readManifests(reader.manifestPaths());
        return { manifests, present: new Set(manifests.map(({ name }) => name)) };
    }
    const manifests = await reader.readManifests(changes.manifests);
    const gone = await reader.namesOf(changes.removed);
    const names = Object.keys(previous.pacotes).filter(name => !gone.has(name));
    return { manifests, present: new Set([...names, ...manifests.map(({ name }) => name)]) };
}
async function packRelease(reader, manifest, staging, previous, archives) {
    const source = await reader.open(manifest);
    const archive = source && (await reader.pack(source, staging));
    if (!archive)
        return undefined;
    archives.set(archive.sha256, archive);
    const { name, version, about, dependencias, dataforge, place } = manifest;
    const arquivo = archiveNameOf(name, version);
    const published = releaseOf(previous?.registro, name, version);
    // Another compressor makes other bytes of the same files.
    const fileChanges = previous && published && published.sha256.toLowerCase() !== archive.sha256
        ? await differencesFromPublished(previous.source, published.arquivo, rootOf(name, version), await hashFiles(source.files))
        : undefined;
    return {
        name,
        version,
        about,
        release: { arquivo, sha256: archive.sha256, dependencias, dataforge },
        place,
        ...(fileChanges && { fileChanges }),
    };
}
/** Findings about what comes from the repository are mended there. */
function withPlaces(findings, packed) {
    const places = new Map();
    for (const { name, version, place } of packed)
        places.set(`${name}/versoes/${version}`, place);
    return findings.map(finding => {
        const [, release] = /#\/pacotes\/([^/]+\/versoes\/[^/]+)/.exec(finding.subject ?? '') ?? [];
        const place = release === undefined ? undefined : places.get(release);
        return place ? { ...finding, place } : finding;
    });
}
/** The part of an index that was packed just now; the rest stays where it is. */
function onlyPacked({ registro, pacotes }, archives) {
    const kept = Object.entries(pacotes).flatMap(([name, pacote]) => {
        const versoes = Object.entries(pacote.versoes).filter(([, { sha256 }]) => archives.has(sha256));
        return versoes.length === 0 ? [] : [[name, { ...pacote, versoes: Object.fromEntries(versoes) }]];
    });
    return { registro, pacotes: Object.fromEntries(kept) };
}
/** The name that all manifests have; clients and checks look for it in archives. */
function manifestName({ pacotes }) {
    const names = new Set([pacotes].flat().map(glob => glob.slice(glob.lastIndexOf('/') + 1)));
    const [only = DEFAULT_MANIFEST] = names;
    return names.size === 1 && /^[\w.-]+$/.test(only) ? only : DEFAULT_MANIFEST;
}
/** Packages that changed, or that an earlier tool wrote no file for. */
async function toWrite({ source }, { registro, changed }) {
    const there = new Set(await source.list(PACKAGES_FOLDER));
    const missing = Object.keys(registro.pacotes).filter(name => !there.has(`${name}.json`));
    return new Set([...changed, ...missing]);
}
async function isSame(a, b) {
    if (a === undefined)
        return false;
    const real = (path) => (0,external_node_fs_promises_.realpath)(path).catch(() => undefined);
    const [first, second] = [await real(a), await real(b)];
    return first !== undefined && first === second;
}

// EXTERNAL MODULE: ./build/contract/json-places.js
var json_places = __webpack_require__(68690);
;// CONCATENATED MODULE: ./build/registry/in-turns.js
/** Does something with each item, several at the same time, in any order. */
async function inTurns(items, atOnce, work) {
    const left = items.values();
    const workers = Array.from({ length: Math.min(atOnce, items.length) }, async () => {
        for (const item of left)
            await work(item);
    });
    await Promise.all(workers);
}

;// CONCATENATED MODULE: ./build/registry/check-archives.js











/** Each is a stream of a few chunks. */
const MAX_ARCHIVES_AT_ONCE = 4;
const check_archives_MAX_MANIFEST_BYTES = 1024 * 1024;
/** Opens every archive of an index, and looks for archives that it does not name. */
async function checkArchives(source, registro, { skip, manifest }) {
    const all = Object.entries(registro.pacotes).flatMap(([name, { versoes }]) => Object.entries(versoes).map(([version, release]) => ({ name, version, release })));
    const here = all.filter(({ release }) => release.url === undefined);
    const names = skip ? undefined : await source.list(PACKAGES_FOLDER);
    if (skip || (source.lists && names === undefined)) {
        const reason = skip ? 'only the index was asked for' : `there is no ${source.placeOf(PACKAGES_FOLDER)}`;
        return { opened: 0, findings: here.length === 0 ? [] : [absent(all.length, reason)] };
    }
    const found = [];
    const reader = new ManifestReader();
    await inTurns([...here.entries()], MAX_ARCHIVES_AT_ONCE, async ([i, expected]) => {
        for (const finding of await archiveFindings(source, expected, manifest, reader))
            found.push([i, finding]);
    });
    // They come as they are read; they are reported in the order of the index.
    const findings = found.sort(([a], [b]) => a - b).map(([, finding]) => finding);
    const known = new Set(here.map(({ release }) => release.arquivo));
    for (const name of (names ?? []).sort()) {
        if (!name.endsWith('.tar.gz') || known.has(name))
            continue;
        const path = archiveFile(name);
        findings.push((0,rule_info/* findingOf */.h)(rules_packages/* registryArchiveOrphan */.sk, `${path} belongs to no version of the index.`, `/registry/${path}`, {
            file: source.placeOf(path),
        }));
    }
    if (all.length > here.length)
        findings.push(absent(all.length - here.length, 'they have addresses of their own'));
    return { opened: here.length, findings };
}
async function archiveFindings(source, { name, version, release }, manifest, reader) {
    const path = archiveFile(release.arquivo);
    const pointer = `${contract_files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name, 'versoes', version)}`;
    const finding = (rule, what, field = 'arquivo') => (0,rule_info/* findingOf */.h)(rule, `${name} ${version}: ${path} ${what}.`, `${pointer}/${field}`);
    const opened = await source.open(path);
    if (opened.kind === 'missing')
        return [finding(rules_packages/* registryArchiveMissing */.or, 'is missing')];
    if (opened.kind !== 'found') {
        return [finding(rules_packages/* registryArchiveUnreadable */.rQ, opened.kind === 'too-large' ? 'is too large' : opened.reason)];
    }
    let text;
    const visit = async (file) => {
        const kept = file.path === manifest && file.size <= check_archives_MAX_MANIFEST_BYTES ? [] : undefined;
        for await (const chunk of file.content)
            kept?.push(chunk);
        if (kept)
            text = Buffer.concat(kept);
    };
    let report;
    try {
        report = await readArchive(opened.content, rootOf(name, version), visit);
    }
    catch (error) {
        return [finding(rules_packages/* registryArchiveUnreadable */.rQ, `broke off (${error.message})`)];
    }
    const findings = [];
    if (report.sha256 !== release.sha256.toLowerCase()) {
        findings.push(finding(rules_packages/* registryArchiveSha256 */.TI, `has the SHA-256 ${report.sha256}`, 'sha256'));
    }
    if (report.fault)
        return [...findings, finding(report.fault.rule, report.fault.message)];
    if (manifest === null)
        return findings;
    const fault = text === undefined ? `has no ${manifest}` : await faultOfManifest(reader, manifest, text, name, version);
    return fault === undefined ? findings : [...findings, finding(rules_packages/* registryArchiveManifest */.Lz, fault)];
}
async function faultOfManifest(reader, path, text, name, version) {
    const said = await reader.identify(path, text);
    if (!said)
        return `holds a ${path} that cannot be read`;
    if (said.name !== name)
        return `is of the package ${(0,shown/* shown */.S)(said.name)}, as its ${path} says`;
    const number = typeof said.version === 'string' ? readVersion(said.version.trim())?.version : undefined;
    if (number !== readVersion(version)?.version)
        return `is of the version ${(0,shown/* shown */.S)(said.version)}, as its ${path} says`;
    return undefined;
}
function absent(count, reason) {
    const what = count === 1 ? 'One archive was' : `${count} archives were`;
    return (0,rule_info/* findingOf */.h)(rules_packages/* registryArchivesAbsent */.In, `${what} not looked at: ${reason}.`, contract_files/* REGISTRO_PATH */.AM);
}

// EXTERNAL MODULE: ./build/contract/schema-breaches.js
var schema_breaches = __webpack_require__(82572);
;// CONCATENATED MODULE: ./build/registry/check-copies.js







const MAX_READS_AT_ONCE = 8;
/**
 * Compares config.json and the files of single packages with the index. A registry of another tool has neither: that
 * is no mistake.
 */
async function checkCopies(source, registro) {
    const config = await readCopy(source, CONFIG_FILE, 'config');
    if (config.kind === 'missing')
        return { findings: [], manifest: DEFAULT_MANIFEST };
    const findings = [...config.findings];
    const { manifesto = null } = (config.data ?? {});
    if (config.data !== undefined && !check_copies_isSame(config.data, configOf(registro.registro, manifesto))) {
        findings.push(copyFinding(source, CONFIG_FILE, 'does not describe this registry'));
    }
    const names = Object.keys(registro.pacotes);
    await inTurns(names, MAX_READS_AT_ONCE, async (name) => {
        const path = packageFile(name);
        const copy = await readCopy(source, path, 'pacote');
        findings.push(...copy.findings);
        if (copy.kind === 'missing')
            findings.push(copyFinding(source, path, 'is missing'));
        const pacote = registro.pacotes[name];
        if (copy.data === undefined || !pacote)
            return;
        const { registro: owner, nome, ...rest } = copy.data;
        const expected = packageData(registro.registro, name, canonicalPacote(pacote));
        if (!check_copies_isSame(packageData(owner, nome, canonicalPacote(rest)), expected)) {
            findings.push(copyFinding(source, path, 'is not what the index says'));
        }
    });
    const known = new Set(names.map(name => `${name}.json`));
    for (const file of (await source.list(PACKAGES_FOLDER)) ?? []) {
        if (!file.endsWith('.json') || known.has(file))
            continue;
        findings.push(copyFinding(source, `${PACKAGES_FOLDER}/${file}`, 'is of no package of the index'));
    }
    return { findings, manifest: manifesto };
}
async function readCopy(source, path, schema) {
    const result = await source.read(path);
    if (result.kind === 'missing')
        return { kind: 'missing', findings: [] };
    if (result.kind !== 'found') {
        const reason = result.kind === 'too-large' ? 'is too large' : result.reason;
        return { kind: 'read', findings: [copyFinding(source, path, reason)] };
    }
    const file = (0,published/* readJsonFile */.JE)(`/registry/${path}`, source.placeOf(path), result.bytes);
    if (file.findings.length > 0)
        return { kind: 'read', findings: file.findings };
    const breaches = (0,schema_breaches/* schemaBreaches */.H)(schema, file.data);
    if (breaches.length === 0)
        return { kind: 'read', data: file.data, findings: [] };
    return {
        kind: 'read',
        findings: breaches.map(({ message }) => copyFinding(source, path, `breaks its schema: ${message}`)),
    };
}
function copyFinding(source, path, what) {
    return (0,rule_info/* findingOf */.h)(rules_packages/* registryCopy */.lT, `${path} ${what.replace(/\.$/, '')}.`, `/registry/${path}`, {
        file: source.placeOf(path),
    });
}
/** Both are made by the same functions, so their keys are in the same order. */
function check_copies_isSame(a, b) {
    return JSON.stringify(a) === JSON.stringify(b);
}

;// CONCATENATED MODULE: ./build/registry/counts.js
function registryCounts({ pacotes }) {
    const all = Object.values(pacotes);
    return {
        packages: all.length,
        versions: all.reduce((sum, { versoes }) => sum + Object.keys(versoes).length, 0),
    };
}

;// CONCATENATED MODULE: ./build/registry/check-registry.js














/**
 * Proves a registry (reference-language.md §10.8): the index against its schema and the rules, the small files beside
 * it, and every archive, which is read as a stream and written nowhere.
 *
 * @throws {UserError} when there is no index to prove.
 */
async function checkRegistry(source, options = {}) {
    const place = source.placeOf(INDEX_FILE);
    const result = await source.read(INDEX_FILE);
    if (result.kind !== 'found') {
        const reason = { missing: 'is not there', 'too-large': 'is too large' };
        throw new user_error/* UserError */.y(`The index ${place} ${'reason' in result ? result.reason : reason[result.kind]}.`, 'Give the folder or address of a registry, or of a site that has one.');
    }
    const file = (0,published/* readJsonFile */.JE)(contract_files/* REGISTRO_PATH */.AM, place, result.bytes);
    const broken = file.data === undefined ? file.findings : [...file.findings, ...(0,contract_check/* checkSchema */._)('registro', file.data)];
    const located = (findings) => check_registry_withPlaces(findings, place, file.text ?? '');
    if (broken.length > 0)
        return { registro: null, packages: 0, versions: 0, archives: 0, findings: located(broken) };
    const registro = file.data;
    const findings = [
        ...checkIndex(registro, { name: options.name }),
        ...comparedWith(options.previous, registro),
    ];
    const copies = options.indexOnly ? { findings: [], manifest: null } : await checkCopies(source, registro);
    findings.push(...copies.findings);
    const archives = await checkArchives(source, registro, {
        skip: options.indexOnly ?? false,
        manifest: copies.manifest,
    });
    findings.push(...archives.findings);
    return {
        registro: registro.registro,
        ...registryCounts(registro),
        archives: archives.opened,
        findings: located(findings),
    };
}
function comparedWith(previous, registro) {
    if (!previous)
        return [];
    const findings = [];
    for (const { name, version } of vanishedBetween(previous, registro)) {
        const message = `${name}${version === undefined ? '' : ` ${version}`} was published and is gone.`;
        findings.push((0,rule_info/* findingOf */.h)(rules_packages/* registryVanished */.Mt, message, `${contract_files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name)}`));
    }
    for (const [name, { versoes }] of Object.entries(registro.pacotes)) {
        for (const [version, release] of Object.entries(versoes)) {
            const before = releaseOf(previous, name, version);
            const changes = before ? changesBetween(before, release) : [];
            if (changes.length === 0)
                continue;
            const message = `${name} ${version} is not as it was published: ${changes.join('; ')}.`;
            findings.push((0,rule_info/* findingOf */.h)(rules_packages/* registryChanged */.Aw, message, `${contract_files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name, 'versoes', version)}`));
        }
    }
    return findings;
}
/** Gives findings about the index their line and column; the text is only looked at when there are some. */
function check_registry_withPlaces(findings, place, text) {
    let find;
    return findings.map(finding => {
        const [path, pointer] = (finding.subject ?? '').split(/#(.*)/s);
        if (finding.place || path !== contract_files/* REGISTRO_PATH */.AM || pointer === undefined)
            return finding;
        find ??= (0,json_places/* placesIn */.y)(place, text);
        return { ...finding, place: find(pointer) };
    });
}

// EXTERNAL MODULE: ./build/findings/unwritable.js
var unwritable = __webpack_require__(95632);
// EXTERNAL MODULE: ./build/runtime/make-folder.js
var make_folder = __webpack_require__(81346);
// EXTERNAL MODULE: ./build/attest/demand.js + 2 modules
var attest_demand = __webpack_require__(34623);
// EXTERNAL MODULE: ./build/attest/subject.js
var subject = __webpack_require__(34280);
// EXTERNAL MODULE: ./build/attest/verify.js
var verify = __webpack_require__(48679);
;// CONCATENATED MODULE: ./build/registry/attested.js




/**
 * Who made the archives of releases, by the hashes in the index, as the attestations of their registry prove.
 * @returns nothing where the registry has none.
 * @throws {UserError} where a repository is demanded, and that is not proved of one of them.
 */
async function attestationsOf(source, chosen, options) {
    const result = await source.read(subject/* ATTESTATIONS_NAME */.K);
    const isDemanded = options.repository !== undefined || options.trustedRoot !== undefined;
    if (!isDemanded && result.kind !== 'found')
        return null;
    const demand = await (0,attest_demand/* readDemand */.M)(options);
    const text = result.kind === 'found' ? Buffer.from(result.bytes).toString('utf8') : '';
    const attested = [];
    for (const { name, text: version, release } of chosen) {
        try {
            attested.push({ maker: await (0,verify/* makerOf */.Or)(text, release.sha256.toLowerCase(), demand), doubt: null });
        }
        catch (error) {
            if (!(error instanceof verify/* AttestationFault */.Zf))
                throw error;
            const doubt = `${name} ${version} ${error.reason}.`;
            if (isDemanded)
                throw new user_error/* UserError */.y(result.kind === 'found' ? doubt : `${doubt} ${source.placeOf(subject/* ATTESTATIONS_NAME */.K)} is not there.`, `Nothing was installed. ${error.remedy}`, { cause: error });
            attested.push({ maker: null, doubt });
        }
    }
    return attested;
}

;// CONCATENATED MODULE: ./build/registry/lock.js





const LOCK_FILE = 'forge.lock';
/** What a lock says of packages that came from a registry. */
const FROM_REGISTRY = 'registro';
/** Reads a lock; nothing where there is none. @throws {UserError} for one that cannot be understood. */
function readLock(path) {
    let bytes;
    try {
        bytes = (0,external_node_fs_.readFileSync)(path);
    }
    catch (cause) {
        if (cause.code === 'ENOENT')
            return undefined;
        throw new user_error/* UserError */.y(`${path} cannot be read: ${cause.message}.`, 'See that it is a file that you may read.', { cause });
    }
    const { data, findings } = (0,published/* readJsonFile */.JE)(path, path, bytes);
    const [problem] = [...findings, ...(data === undefined ? [] : (0,schema_breaches/* schemaBreaches */.H)('lock', data))];
    if (!problem)
        return data;
    throw new user_error/* UserError */.y(`${path} is no lock: ${problem.message}`, 'Put it back as it was committed, or remove it to choose versions anew.');
}
/** Versions that were locked from a registry, by name. */
function lockedVersions(lock) {
    const entries = Object.entries(lock?.pacotes ?? {}).filter(([, { fonte }]) => fonte === FROM_REGISTRY);
    return new Map(entries.map(([name, { versao }]) => [name, versao]));
}
/** The lock after packages were installed: theirs, and what it had of others (reference-language.md §10.6). */
function lockWith(lock, chosen, address) {
    const pacotes = new Map(Object.entries(lock?.pacotes ?? {}));
    for (const { name, text, release } of chosen) {
        const { sha256, dependencias } = release;
        pacotes.set(name, { versao: text, fonte: FROM_REGISTRY, sha256: sha256.toLowerCase(), dependencias });
    }
    const sorted = [...pacotes].sort(([a], [b]) => (0,code_points/* compareCodePoints */.O)(a, b));
    // The folder of somebody's machine is nothing to others, and not theirs to know.
    return {
        lockVersion: 1,
        ...(address !== undefined && { registro: address }),
        pacotes: Object.fromEntries(sorted),
    };
}
function lockText(lock) {
    return `${JSON.stringify(lock, null, 2)}\n`;
}

;// CONCATENATED MODULE: ./build/registry/unpack.js





/**
 * Unpacks an archive into a new folder. Every path is proved before anything is written for it, nothing is written
 * twice and no link is ever made, so nothing can land outside of the folder.
 *
 * @param root the one folder that the archive must hold; it is left out.
 * @returns what was read; with a fault, the folder is of no use.
 */
async function unpackArchive(input, root, folder) {
    await (0,external_node_fs_promises_.mkdir)(folder, { recursive: true });
    return readArchive(input, root, async ({ path, executable, content }) => {
        const file = (0,external_node_path_.join)(folder, ...path.split('/'));
        await (0,external_node_fs_promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
        await (0,promises_.pipeline)(content, (0,external_node_fs_.createWriteStream)(file, { flags: 'wx', mode: executable ? 0o755 : 0o644 }));
    });
}

;// CONCATENATED MODULE: ./build/registry/install.js





















/** Where the language looks for installed packages. */
const MODULES_FOLDER = 'forge_modules';
const REMEDY = 'Choose another folder with --to.';
/** A larger archive is not downloaded: it could not be unpacked either. */
const MAX_ARCHIVE_BYTES = 1024 * 1024 * 1024;
/** Reads `texto@^1.0`. @throws {UserError} for what cannot be the name of a package. */
function parseWanted(text) {
    const [name = '', range = ''] = text.split(/@(.*)/s);
    if (isPackageName(name))
        return { name, range };
    throw new user_error/* UserError */.y(`"${name}" is no package name.`, 'Write a name, or name@range: texto, texto@1.0.0, "texto@>=1.0, <2".');
}
/**
 * Installs packages and what they need: resolves, downloads, verifies every hash, unpacks, writes forge.lock
 * (reference-language.md §10.4, §10.6). The packages in `folder/forge_modules` and the lock are replaced together, or
 * not at all.
 *
 * @param demand whose workflow has to have made each archive; where none is named, what attestations say is given, and decides nothing.
 * @throws {UserError} when a package cannot be resolved, or an archive is not what the index or the lock says.
 */
async function installPackages(source, registro, wanted, folder, demand = {}) {
    const target = (0,external_node_path_.resolve)(folder);
    const lock = readLock((0,external_node_path_.join)(target, LOCK_FILE));
    const chosen = install_choose(registro, wanted, lock);
    for (const one of chosen)
        refuseAgainstLock(one, lock);
    const attested = await attestationsOf(source, chosen, demand);
    const staging = await stagingIn(target);
    try {
        for (const one of chosen)
            await fetchInto(source, one, staging);
        await replaceAll(target, staging, chosen, lockText(lockWith(lock, chosen, source.address)));
    }
    finally {
        await (0,external_node_fs_promises_.rm)(staging, { recursive: true, force: true });
    }
    return chosen.map(({ name, text, release }, at) => ({
        name,
        version: text,
        sha256: release.sha256.toLowerCase(),
        ...(attested?.[at] && { attestation: attested[at] }),
    }));
}
function install_choose(registro, wanted, lock) {
    const catalogue = new Catalogue(registro);
    const requests = wanted.map(({ name, range }) => catalogue.request(name, range));
    try {
        const chosen = resolve(catalogue, requests, lockedVersions(lock));
        // Names become folders.
        const wrong = chosen.find(({ name }) => !isPackageName(name));
        if (wrong)
            throw new user_error/* UserError */.y(`The registry has a package called "${wrong.name}", which is no package name.`, 'Tell its maintainers; see `refdata registry check`.');
        return chosen;
    }
    catch (error) {
        if (!(error instanceof ResolutionFault))
            throw error;
        const near = error.kind === 'unknown' ? (0,nearest/* nearest */.p)(error.asked, catalogue.names, 3) : [];
        const remedy = near.length > 0
            ? `Did you mean ${near.join(', ')}?`
            : 'Ask for another range of versions, or another package.';
        throw new user_error/* UserError */.y(error.message, remedy, { cause: error });
    }
}
function refuseAgainstLock({ name, text, release }, lock) {
    const locked = lock && Object.hasOwn(lock.pacotes, name) ? lock.pacotes[name] : undefined;
    if (!locked || locked.versao !== text || locked.sha256 === '')
        return;
    if (locked.sha256.toLowerCase() === release.sha256.toLowerCase())
        return;
    throw new user_error/* UserError */.y(`${name} ${text} has the SHA-256 ${release.sha256} in the registry, and ${locked.sha256} in ${LOCK_FILE}.`, 'A published version never changes: ask the maintainers of the registry before you trust it.');
}
/** Downloads the whole before any of it is unpacked, so that nothing is done with bytes that are not proved. */
async function fetchInto(source, { name, text, release }, staging) {
    const place = release.url ?? source.placeOf(archiveFile(release.arquivo));
    const archive = (0,external_node_path_.join)(staging, `${name}.tar.gz`);
    const opened = release.url === undefined
        ? await source.open(archiveFile(release.arquivo))
        : await (0,http_open/* openUrl */.C)(release.url, { bodyTimeoutMs: ARCHIVE_TIMEOUT_MS });
    await download(opened, place, archive);
    const sha256 = await hashOf((0,external_node_fs_.createReadStream)(archive));
    if (sha256 !== release.sha256.toLowerCase()) {
        const message = `${place} has the SHA-256 ${sha256}, and the index says ${release.sha256}.`;
        throw new user_error/* UserError */.y(`${name} ${text} is not what the registry published.`, 'Nothing was installed. Tell the maintainers of the registry.', {
            findings: [(0,rule_info/* findingOf */.h)(rules_packages/* registryArchiveSha256 */.TI, message, place)],
        });
    }
    const { fault } = await unpackArchive((0,external_node_fs_.createReadStream)(archive), rootOf(name, text), (0,external_node_path_.join)(staging, name));
    if (fault instanceof ArchiveFault) {
        throw new user_error/* UserError */.y(`The archive of ${name} ${text} is refused.`, 'Nothing was installed. Tell the maintainers of the registry.', {
            findings: [(0,rule_info/* findingOf */.h)(fault.rule, `${place} ${fault.message}.`, place)],
        });
    }
}
async function download(opened, place, file) {
    if (opened.kind !== 'found') {
        const reason = { missing: 'is not there', 'too-large': 'is too large' };
        throw new user_error/* UserError */.y(`The archive ${place} ${'reason' in opened ? opened.reason : reason[opened.kind]}.`, 'Nothing was installed. Try again; otherwise tell the maintainers of the registry.');
    }
    let bytes = 0;
    async function* bounded(content) {
        for await (const chunk of content) {
            bytes += chunk.length;
            if (bytes > MAX_ARCHIVE_BYTES)
                throw new Error(`it is larger than ${MAX_ARCHIVE_BYTES} bytes`);
            yield chunk;
        }
    }
    try {
        await (0,promises_.pipeline)(opened.content, bounded, (0,external_node_fs_.createWriteStream)(file, { flags: 'wx' }));
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`The download of ${place} broke off: ${cause.message}.`, 'Nothing was installed. Try again.', { cause });
    }
}
/** A new folder in the project's, so that packages move to their places whole. @throws {UserError} when it cannot be made. */
async function stagingIn(target) {
    try {
        (0,make_folder/* makeFolder */.f)(target);
        return await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)(target, '.refdata-get-'));
    }
    catch (cause) {
        throw (0,unwritable/* unwritable */.m)(target, cause, REMEDY);
    }
}
/** Puts all packages in place and writes the lock; when one step fails, what was there before comes back. */
async function replaceAll(target, staging, chosen, lock) {
    const modules = (0,external_node_path_.join)(target, MODULES_FOLDER);
    const undo = [];
    try {
        (0,make_folder/* makeFolder */.f)(modules);
        for (const { name } of chosen) {
            const place = (0,external_node_path_.join)(modules, name);
            const old = (0,external_node_path_.join)(staging, `${name}.old`);
            if ((0,external_node_fs_.existsSync)(place)) {
                await (0,external_node_fs_promises_.rename)(place, old);
                undo.push(() => (0,external_node_fs_promises_.rename)(old, place));
            }
            await (0,external_node_fs_promises_.rename)((0,external_node_path_.join)(staging, name), place);
            undo.push(() => (0,external_node_fs_promises_.rm)(place, { recursive: true, force: true }));
        }
        const fresh = (0,external_node_path_.join)(staging, LOCK_FILE);
        await (0,external_node_fs_promises_.writeFile)(fresh, lock);
        await (0,external_node_fs_promises_.rename)(fresh, (0,external_node_path_.join)(target, LOCK_FILE));
    }
    catch (cause) {
        for (const step of undo.reverse())
            await step();
        throw (0,unwritable/* unwritable */.m)(target, cause, REMEDY);
    }
}

// EXTERNAL MODULE: ./build/runtime/remove-quietly.js
var remove_quietly = __webpack_require__(8525);
;// CONCATENATED MODULE: ./build/registry/write.js








/**
 * Writes a registry into its own folder, where an earlier one may be. Archives come first and the index last, each
 * file whole, so that at any moment the index names only what is there; what the earlier index named and the new one
 * does not is removed in the end.
 *
 * @param earlier the index that is in the folder, where it was read already.
 * @throws {UserError} when the folder holds something else, or cannot be written.
 */
function writeRegistry(folder, { registro, files }, earlier = earlierIn(folder)) {
    const ordered = [...files.archives, ...files.packages, files.config, files.index];
    try {
        for (const file of ordered)
            writeWhole((0,external_node_path_.join)(folder, ...pathIn(file).split('/')), file);
        for (const path of obsolete(earlier, registro))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, ...path.split('/')), { force: true });
    }
    catch (cause) {
        throw (0,unwritable/* unwritable */.m)(folder, cause, 'Choose another folder with --out.');
    }
}
/** The path below the folder of the registry. */
function pathIn({ path }) {
    return path.slice('/registry/'.length);
}
function writeWhole(path, file) {
    (0,make_folder/* makeFolder */.f)((0,external_node_path_.dirname)(path));
    const fresh = `${path}.new-${process.pid}`;
    try {
        if ('bytes' in file)
            (0,external_node_fs_.writeFileSync)(fresh, file.bytes);
        else
            (0,external_node_fs_.copyFileSync)(file.storedAt, fresh);
        (0,external_node_fs_.renameSync)(fresh, path);
    }
    finally {
        (0,remove_quietly/* removeQuietly */.S)(fresh);
    }
}
/** The index in a folder; nothing for a folder that is new or empty. @throws {UserError} for one of somebody else. */
function earlierIn(folder) {
    let names;
    try {
        names = (0,external_node_fs_.readdirSync)(folder);
    }
    catch (cause) {
        if (cause.code === 'ENOENT')
            return undefined;
        throw new user_error/* UserError */.y(`${folder} is not a folder that can be read.`, 'Choose another folder with --out.', {
            cause,
        });
    }
    if (names.length === 0)
        return undefined;
    if (!names.includes(INDEX_FILE)) {
        throw new user_error/* UserError */.y(`${folder} holds files and is not a registry.`, 'Choose an empty or new folder with --out, or that of a registry.');
    }
    return parseIndex((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, INDEX_FILE)), `${folder}/${INDEX_FILE}`);
}
/** Files that the earlier index names and the new one does not. */
function obsolete(earlier, { pacotes }) {
    const paths = Object.entries(earlier?.pacotes ?? {}).flatMap(([name, pacote]) => {
        const now = pacotes[name];
        // A package that did not change is the same object, which spares looking at nearly all of a large index.
        if (now === pacote)
            return [];
        const kept = new Set(now && filesOf(name, now));
        return filesOf(name, pacote).filter(path => !kept.has(path));
    });
    if (paths.length === 0)
        return [];
    const current = new Set(Object.entries(pacotes).flatMap(([name, pacote]) => filesOf(name, pacote)));
    return paths.filter(path => !current.has(path));
}
function filesOf(name, { versoes }) {
    return [packageFile(name), ...Object.values(versoes).map(({ arquivo }) => archiveFile(arquivo))];
}

;// CONCATENATED MODULE: ./build/registry/index.js
/** Packages to archives and an index; proving and installing them. What other rooms need of it. */




















/***/ }),

/***/ 81346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _stats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12060);



/**
 * Makes a folder and those around it. Node's own way to make several at once never ends where a file system refuses new folders by saying
 * that the one around them is not there, as `/proc` does: each is made by itself here.
 *
 * @throws {Error} of the file system when it cannot be made, or is there and is no folder.
 */
function makeFolder(folder) {
    try {
        makeOne(folder);
    }
    catch (error) {
        const around = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
        if (error.code !== 'ENOENT' || around === folder)
            throw error;
        makeFolder(around);
        makeOne(folder);
    }
}
/** Makes a folder in one that is there; another process may have made it just before. */
function makeOne(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
    }
    catch (error) {
        if (!(0,_stats_js__WEBPACK_IMPORTED_MODULE_2__/* .statsOf */ .L)(folder)?.isDirectory())
            throw error;
    }
}


/***/ }),

/***/ 8525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ removeQuietly)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** Removes a file or folder that only we have written. What was not written cannot be removed either: that is no second mistake. */
function removeQuietly(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    }
    catch {
        // Left over under a name that nothing reads.
    }
}


/***/ }),

/***/ 63822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ hosts)
});

// EXTERNAL MODULE: ./build/site/hosting.js
var hosting = __webpack_require__(61232);
;// CONCATENATED MODULE: ./build/site/hosts/apache.js

/** Apache 2.4, in its .htaccess. */
const host = {
    name: 'Apache',
    path: '/.htaccess',
    render: ({ prefix }) => {
        const always = (headers, condition = '') => Object.entries(headers)
            .map(([name, value]) => `Header always set ${name} "${value}"${condition}`)
            .join('\n');
        const { Allow: _, ...preflight } = hosting/* PREFLIGHT_HEADERS */.Zk;
        return `# Needs mod_headers and mod_rewrite, and in the server's configuration: AllowOverride All.

DirectoryIndex index.html
Options -Indexes
AddType application/json .json
AddType text/javascript .js
AddType text/markdown .md
AddType ${hosting/* ARCHIVE_TYPE */.qp} .gz
RemoveEncoding .gz
AddCharset utf-8 .json .html .css .js .md .svg .txt .xml
FileETag MTime Size

${always(hosting/* OPEN_HEADERS */.CA)}
Header set Cache-Control "${hosting/* REVALIDATE */.kK}"
<If "%{REQUEST_URI} =~ m#^${prefix}${hosting/* ARCHIVED_DATA */.ML}#">
  Header set Cache-Control "${hosting/* IMMUTABLE */.hb}"
</If>
# mod_deflate puts "-gzip" into the ETag and does not know it again.
RequestHeader edit* If-None-Match "-gzip\\"" "\\""

RewriteEngine On
RewriteCond %{REQUEST_METHOD} =OPTIONS
RewriteRule ^ - [R=204,L]
RewriteCond %{REQUEST_METHOD} !^(${hosting/* METHODS */.J8.join('|')})$
RewriteRule ^ - [R=405,L]
RewriteRule ^(\\.(?!well-known/).*|_headers|hosts/.*|vercel\\.json|staticwebapp\\.config\\.json)$ - [R=404,L]
# Addresses of pages have no ending.
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME} !-d
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html [L]
${always({ Allow: hosting/* ALLOW */.cg }, ' "expr=%{REQUEST_METHOD} !~ /^(GET|HEAD)$/"')}
${always(preflight, ' "expr=%{REQUEST_METHOD} == \'OPTIONS\'"')}

ErrorDocument 404 ${prefix}${hosting/* NOT_FOUND_PAGE_PATH */.hw}
<If "%{REQUEST_URI} =~ m#^${prefix}(${hosting/* JSON_FOLDERS */.$j.join('|')})#">
  ErrorDocument 404 ${prefix}${hosting/* NOT_FOUND_JSON_PATH */.QM}
</If>
`;
    },
};

;// CONCATENATED MODULE: ./build/site/hosts/azure.js

/**
 * Azure Static Web Apps: the first route that matches counts, and its headers go over the global ones. The host keeps /api
 * for functions, so the folder has to be published below a path, and this file beside it, at the root.
 */
const azure_host = {
    name: 'Azure Static Web Apps',
    path: '/staticwebapp.config.json',
    render: ({ prefix, archived }) => `${JSON.stringify({
        routes: [
            ...(archived === null
                ? []
                : [
                    {
                        route: `${prefix}${hosting/* ARCHIVE_FOLDER */.qx}${archived}/api/*`,
                        methods: hosting/* METHODS */.J8,
                        headers: { 'Cache-Control': hosting/* IMMUTABLE */.hb },
                    },
                ]),
            { route: '/*', methods: hosting/* METHODS */.J8 },
        ],
        responseOverrides: { 404: { rewrite: `${prefix}${hosting/* NOT_FOUND_PAGE_PATH */.hw}` } },
        globalHeaders: { ...hosting/* OPEN_HEADERS */.CA, 'Cache-Control': hosting/* REVALIDATE */.kK },
        mimeTypes: { '.json': hosting/* JSON_TYPE */.sR, '.md': 'text/markdown; charset=utf-8' },
    }, null, 2)}\n`,
};

;// CONCATENATED MODULE: ./build/site/hosts/host.js
/** An example for a comment: what a server's `root` has to be, and where the published folder stands. */
function examplePlaces(prefix) {
    if (prefix === '')
        return { root: '/var/www/lume', folder: '/var/www/lume' };
    return { root: '/var/www', folder: `/var/www${prefix}` };
}
/** What `root` has to be, in words. */
function rootInWords(prefix) {
    return prefix === ''
        ? 'root is the published folder'
        : `root holds the published folder as ${prefix.slice(1)}`;
}

;// CONCATENATED MODULE: ./build/site/hosts/caddy.js


/** Caddy 2: an import for a site block. */
const caddy_host = {
    name: 'Caddy',
    path: '/hosts/Caddyfile',
    render: ({ prefix }) => `# Import this in a site block whose ${rootInWords(prefix)}:
#
#   lume.example {
#     root * ${examplePlaces(prefix).root}
#     import ${examplePlaces(prefix).folder}/hosts/Caddyfile
#   }

header {
${Object.entries(hosting/* OPEN_HEADERS */.CA)
        .map(([name, value]) => `\t${name} "${value}"`)
        .join('\n')}
}
@refdata_latest not path_regexp ^${prefix}${hosting/* ARCHIVED_DATA */.ML}
header @refdata_latest Cache-Control "${hosting/* REVALIDATE */.kK}"
@refdata_archived {
	path_regexp ^${prefix}${hosting/* ARCHIVED_DATA */.ML}
	file
}
header @refdata_archived Cache-Control "${hosting/* IMMUTABLE */.hb}"
@refdata_json path *.json
header @refdata_json Content-Type "${hosting/* JSON_TYPE */.sR}"
@refdata_markdown path *.md
header @refdata_markdown Content-Type "text/markdown; charset=utf-8"
@refdata_archive path *.tar.gz
header @refdata_archive Content-Type "${hosting/* ARCHIVE_TYPE */.qp}"

@refdata_preflight method OPTIONS
header @refdata_preflight {
${Object.entries(hosting/* PREFLIGHT_HEADERS */.Zk)
        .map(([name, value]) => `\t${name} "${value}"`)
        .join('\n')}
}
respond @refdata_preflight 204
@refdata_write not method ${hosting/* METHODS */.J8.join(' ')}
header @refdata_write Allow "${hosting/* ALLOW */.cg}"
respond @refdata_write 405

encode gzip
# Addresses of pages have no ending.
try_files {path} {path}.html
file_server {
	hide .* _headers hosts vercel.json staticwebapp.config.json
}

handle_errors {
	header {
${Object.entries(hosting/* OPEN_HEADERS */.CA)
        .map(([name, value]) => `\t\t${name} "${value}"`)
        .join('\n')}
	}
	@refdata_no_file {
		expression {err.status_code} == 404
		path ${hosting/* JSON_FOLDERS */.$j.map(folder => `${prefix}${folder}*`).join(' ')}
	}
	handle @refdata_no_file {
		rewrite * ${prefix}${hosting/* NOT_FOUND_JSON_PATH */.QM}
		header Content-Type "${hosting/* JSON_TYPE */.sR}"
		file_server
	}
	@refdata_no_page expression {err.status_code} == 404
	handle @refdata_no_page {
		rewrite * ${prefix}${hosting/* NOT_FOUND_PAGE_PATH */.hw}
		file_server
	}
}
`,
};

;// CONCATENATED MODULE: ./build/site/hosts/netlify.js

/** Netlify and Cloudflare Pages: a path in the first column, its headers below. The folder is the root of the site. */
const netlify_host = {
    name: 'Netlify, Cloudflare Pages',
    path: '/_headers',
    render: ({ archived }) => (0,hosting/* headerRules */.$O)(archived)
        .map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
        .join('\n'),
};

;// CONCATENATED MODULE: ./build/site/hosts/nginx.js


/**
 * nginx: an include for a `server` block. Every header is added at the level of the server: a location that adds one of
 * its own would lose all others, so what differs is in variables; nginx leaves a header out whose value is empty.
 */
const nginx_host = {
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
  ${hosting/* ARCHIVE_TYPE */.qp} gz;
}
default_type application/octet-stream;

gzip on;
gzip_vary on;
gzip_min_length 1024;
gzip_types application/json application/xml image/svg+xml text/css text/javascript text/markdown text/plain;

set $refdata_cache "${hosting/* REVALIDATE */.kK}";
if ($uri ~ "^${prefix}${hosting/* ARCHIVED_DATA */.ML}") {
  set $refdata_cache "${hosting/* IMMUTABLE */.hb}";
}
set $refdata_allow "";
if ($request_method !~ "^(GET|HEAD)$") {
  set $refdata_allow "${hosting/* ALLOW */.cg}";
}
set $refdata_headers "";
set $refdata_age "";
if ($request_method = OPTIONS) {
  set $refdata_headers "${hosting/* PREFLIGHT_HEADERS */.Zk['Access-Control-Allow-Headers']}";
  set $refdata_age "${hosting/* PREFLIGHT_HEADERS */.Zk['Access-Control-Max-Age']}";
}
${Object.entries(hosting/* OPEN_HEADERS */.CA)
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
if ($request_method !~ "^(${hosting/* METHODS */.J8.join('|')})$") {
  return 405;
}

error_page 404 ${prefix}${hosting/* NOT_FOUND_PAGE_PATH */.hw};
${hosting/* JSON_FOLDERS */.$j.map(folder => `location ^~ ${prefix}${folder} {
  try_files $uri =404;
  error_page 404 ${prefix}${hosting/* NOT_FOUND_JSON_PATH */.QM};
}`).join('\n')}
# Addresses of pages have no ending.
location ${prefix}/ {
  try_files $uri $uri.html $uri/ =404;
}
# What tells hosts how to serve is not for visitors.
location ~ "/(\\.|_headers$|hosts/|vercel\\.json$|staticwebapp\\.config\\.json$)" {
  return 404;
}
`,
};

;// CONCATENATED MODULE: ./build/site/hosts/vercel.js

/** Vercel: `source` is a pattern of path-to-regexp. The folder is the root of the site. */
const vercel_host = {
    name: 'Vercel',
    path: '/vercel.json',
    render: ({ archived }) => {
        const headers = (0,hosting/* headerRules */.$O)(archived).map(rule => ({
            source: rule.path.replace(/\*$/, '(.*)'),
            headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
        }));
        return `${JSON.stringify({
            $schema: 'https://openapi.vercel.sh/vercel.json',
            cleanUrls: true,
            trailingSlash: false,
            headers,
        }, null, 2)}\n`;
    },
};

;// CONCATENATED MODULE: ./build/site/generated/hosts.js
// Generated by `npm run generate` from the files in src/site/hosts. Do not edit.






const hosts = [host, azure_host, caddy_host, netlify_host, nginx_host, vercel_host];


/***/ }),

/***/ 61232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ headerRules),
/* harmony export */   $j: () => (/* binding */ JSON_FOLDERS),
/* harmony export */   CA: () => (/* binding */ OPEN_HEADERS),
/* harmony export */   J8: () => (/* binding */ METHODS),
/* harmony export */   ML: () => (/* binding */ ARCHIVED_DATA),
/* harmony export */   QM: () => (/* binding */ NOT_FOUND_JSON_PATH),
/* harmony export */   Zk: () => (/* binding */ PREFLIGHT_HEADERS),
/* harmony export */   cg: () => (/* binding */ ALLOW),
/* harmony export */   hb: () => (/* binding */ IMMUTABLE),
/* harmony export */   hw: () => (/* binding */ NOT_FOUND_PAGE_PATH),
/* harmony export */   kK: () => (/* binding */ REVALIDATE),
/* harmony export */   qp: () => (/* binding */ ARCHIVE_TYPE),
/* harmony export */   qx: () => (/* binding */ ARCHIVE_FOLDER),
/* harmony export */   sR: () => (/* binding */ JSON_TYPE)
/* harmony export */ });
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60088);

/**
 * What every host has to do with the published files, said once (service-spec.md, "Endpoints" and "Limits"): the server
 * of ours does it, and the files in `hosts/` tell it to others in their own languages.
 */
/** Nothing else is accepted: the service is read-only. */
const METHODS = ['GET', 'HEAD', 'OPTIONS'];
const ALLOW = METHODS.join(', ');
/** On every answer, also on errors: a page must be able to see that a file is not there. */
const OPEN_HEADERS = {
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
};
/** On the answer to OPTIONS, with {@link OPEN_HEADERS}. */
const PREFLIGHT_HEADERS = {
    Allow: ALLOW,
    'Access-Control-Allow-Methods': ALLOW,
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': '86400',
};
const JSON_TYPE = 'application/json; charset=utf-8';
/** Not a tar file that was compressed on the way: clients would unpack it and hash something else. */
const ARCHIVE_TYPE = 'application/gzip';
/** A copy may be kept, and is asked about before each use. */
const REVALIDATE = 'no-cache';
/** Copies of data under `/v/` never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ARCHIVE_FOLDER = '/v/';
/** The copies of data, as a regular expression. The schemas beside them are the generator's, and may become better. */
const ARCHIVED_DATA = `${ARCHIVE_FOLDER}[^/]+/api/`;
/** Where clients expect JSON, a missing file is answered in JSON. */
const JSON_FOLDERS = ['/api/', '/registry/', ARCHIVE_FOLDER];
const NOT_FOUND_JSON_PATH = '/404.json';
const NOT_FOUND_PAGE_PATH = '/404.html';
/**
 * The headers of files as rules by path, for hosts that know no others. They go by what was asked for, also where nothing
 * is there: so types are given to files by name, and only copies that there are may be kept for ever. No two rules
 * that match the same path give the same header: some hosts would send both values.
 *
 * @param archived the `versao` that has copies which never change; null for none.
 */
function headerRules(archived) {
    const typed = [..._contract_files_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_NAMES */ .GY.map(_contract_files_js__WEBPACK_IMPORTED_MODULE_0__/* .pathOf */ .XM), _contract_files_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4, '/registry/index.json', '/registry/config.json'];
    return [
        { path: '/*', headers: OPEN_HEADERS },
        ...['/api/*', '/registry/*'].map(path => ({ path, headers: { 'Cache-Control': REVALIDATE } })),
        ...typed.map(path => ({ path, headers: { 'Content-Type': JSON_TYPE } })),
        ...['/schemas/*', '/openapi.json'].map(path => ({
            path,
            headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': REVALIDATE },
        })),
        ...(archived === null
            ? []
            : [
                {
                    path: `${ARCHIVE_FOLDER}${archived}/api/*`,
                    headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': IMMUTABLE },
                },
                {
                    path: `${ARCHIVE_FOLDER}${archived}/schemas/*`,
                    headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': REVALIDATE },
                },
            ]),
    ];
}


/***/ }),

/***/ 22414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qy: () => (/* binding */ html),
  MY: () => (/* binding */ page),
  CS: () => (/* binding */ prose)
});

// EXTERNAL MODULE: ./build/text/visible.js
var visible = __webpack_require__(14252);
;// CONCATENATED MODULE: ./build/site/style.js
/** How the pages of the site look: light and dark, from a phone to a wide screen, with nothing from outside. */
const STYLE = `
:root{color-scheme:light dark;--page:#f4f5f8;--card:#fff;--text:#1b2230;--soft:#566073;--line:#dfe3ea;--code:#f1f3f7;--link:#1a55b8;--accent:#4b4fc4;--badge:#e9e9fb}
@media(prefers-color-scheme:dark){:root{--page:#0e1118;--card:#171b25;--text:#e7eaf1;--soft:#a3adbf;--line:#2a3140;--code:#0f131b;--link:#8ab8ff;--accent:#b3b6ff;--badge:#262a4d}}
*{box-sizing:border-box}
body{margin:0;overflow-wrap:break-word;background:var(--page);color:var(--text);font:1rem/1.55 system-ui,sans-serif;border-top:.3rem solid var(--accent)}
header,main{max-width:72rem;margin:0 auto;padding:0 1.25rem}
header,main:first-child{padding-top:2.5rem}main{padding-bottom:3rem}
h1{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem .9rem;margin:0;font-size:2.4rem;line-height:1.15;letter-spacing:-.02em;overflow-wrap:anywhere}
h2{margin:2.5rem 0 .4rem;font-size:1.3rem}h3{margin:0;font-size:1rem;overflow-wrap:anywhere}
p{margin:.4rem 0}a{color:var(--link);text-underline-offset:.15em}
a:focus-visible,button:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:.25rem}
.lead{max-width:46rem;font-size:1.1rem}.soft{color:var(--soft)}
.badge{padding:.15rem .65rem;border-radius:1rem;background:var(--badge);color:var(--accent);font-size:.95rem;font-weight:600;letter-spacing:0;overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;gap:.3rem 1.25rem;margin-top:.75rem}
code{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}p code{padding:.05rem .3rem;border-radius:.3rem;background:var(--code)}
ul{list-style:none;margin:0;padding:0}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,29rem),1fr));gap:1rem;margin-top:1rem}
.cards>li,.more{padding:1.1rem 1.25rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}
.cards>li{display:flex;flex-direction:column}
.top{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.1rem 1rem}.counts{margin:0 0 .5rem}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.45rem .9rem;align-items:center;margin:auto 0 0;font-size:.9rem}dt{color:var(--soft)}dd{display:flex;align-items:center;gap:.5rem;min-width:0;margin:0}
.copy{flex:1;min-width:0;padding:.35rem .55rem;border-radius:.4rem;background:var(--code);overflow-wrap:anywhere;user-select:all;-webkit-user-select:all}
button{flex:none;padding:.3rem .6rem;border:1px solid var(--line);border-radius:.4rem;background:var(--card);color:var(--text);font:inherit;font-size:.8rem;cursor:pointer}button:hover{border-color:var(--accent)}
.more{margin-top:.75rem}.more>li{padding:.25rem 0}
@media(max-width:32rem){dl{grid-template-columns:minmax(0,1fr);gap:.2rem}dd{margin-bottom:.35rem}}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`.trim();

;// CONCATENATED MODULE: ./build/site/html.js


const ESCAPES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/** Text as HTML shows it, in an element or in a quoted attribute; with nothing hidden in it. */
function html(text) {
    return (0,visible/* visible */.R)(text).replace(/[&<>"']/g, character => ESCAPES[character]);
}
/** A sentence in which code stands between backticks. */
function prose(text) {
    return html(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
/** A whole page, small and complete in itself. `body` is HTML. */
function page(title, description, body) {
    return new TextEncoder().encode(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title>
<meta name="description" content="${html(description)}">
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`);
}


/***/ }),

/***/ 51022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ notFoundJson),
/* harmony export */   v: () => (/* binding */ notFoundFiles)
/* harmony export */ });
/* harmony import */ var _contract_canonical_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31361);
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60088);
/* harmony import */ var _hosting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61232);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22414);




/** What is answered for a path that there is not: to people a page, to programs JSON. */
function notFoundFiles(nome, baseUrl) {
    // The page is shown at any path, so that a relative link would lead anywhere.
    const start = baseUrl === null ? (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)((0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index')) : `<a href="${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(baseUrl)}/">${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(nome)}</a>`;
    const body = `<main>
<h1>Not found</h1>
<p>There is nothing at this address. Start at ${start}.</p>
</main>`;
    return [
        { path: _hosting_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_FOUND_PAGE_PATH */ .hw, bytes: (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .page */ .MY)(`Not found: ${nome}`, 'Not found', body), schema: null },
        { path: _hosting_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_FOUND_JSON_PATH */ .QM, bytes: notFoundJson(), schema: null },
    ];
}
/** The same for every site, so that a server can give it that has no such file. */
function notFoundJson() {
    return (0,_contract_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)({ erro: 'not found', indice: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index') }, 'compact');
}


/***/ }),

/***/ 20050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   Bj: () => (/* binding */ sha256Of),
/* harmony export */   p8: () => (/* binding */ schemaPath)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sizeOf(file) {
    return 'bytes' in file ? file.bytes.length : file.size;
}
function sha256Of(file) {
    return 'bytes' in file ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(file.bytes).digest('hex') : file.sha256;
}
/** Path of a schema on the site. */
function schemaPath(name) {
    return `/schemas/${name}.schema.json`;
}


/***/ }),

/***/ 99561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ schemaFile),
  J: () => (/* binding */ siteFiles)
});

// EXTERNAL MODULE: ./build/contract/canonical.js
var canonical = __webpack_require__(31361);
// EXTERNAL MODULE: ./build/contract/files.js
var contract_files = __webpack_require__(60088);
// EXTERNAL MODULE: ./build/contract/generated/schemas.js
var schemas = __webpack_require__(36561);
// EXTERNAL MODULE: ./build/runtime/generated/version.js
var version = __webpack_require__(82437);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: ./build/site/hosting.js
var hosting = __webpack_require__(61232);
;// CONCATENATED MODULE: ./build/site/archive.js


/** What can be a part of a path on every system and in every address as it is. */
const SAFE_SEGMENT = /^[0-9A-Za-z][0-9A-Za-z._+-]{0,127}$/;
/**
 * Copies of files under `v/<versao>/` (`archive` in refdata.yml). Those of data never change once they are published. Paths in
 * them stay as they are: relative to `v/<versao>` as to the base address.
 *
 * @throws {UserError} when `versao` cannot be a part of a path.
 */
function archivedCopies(files, versao) {
    if (!SAFE_SEGMENT.test(versao) || versao.endsWith('.')) {
        throw new user_error/* UserError */.y(`\`versao\` is ${JSON.stringify(versao)}, which cannot be the name of a folder of \`archive\`.`, 'Use letters, digits, ".", "_", "+" and "-" in `versao`, or leave `archive` out of refdata.yml.');
    }
    return files.map(file => ({ ...file, path: `${hosting/* ARCHIVE_FOLDER */.qx}${versao}${file.path}` }));
}

// EXTERNAL MODULE: ./build/contract/counts.js
var counts = __webpack_require__(84375);
// EXTERNAL MODULE: ./build/site/html.js + 1 modules
var html = __webpack_require__(22414);
;// CONCATENATED MODULE: ./build/site/openapi.js




const OPENAPI_PATH = '/openapi.json';
const TAG = 'reference';
/**
 * The seven endpoints as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1). Schemas stand in it as they are
 * published, so that a tool needs nothing else.
 */
function openapiFile(reference, baseUrl) {
    const { nome, versao, descricao, documentacao } = reference.index;
    const schemas = Object.fromEntries(contract_files/* FILE_NAMES */.GY.map(name => [name, schemaOf(name)]));
    const document = {
        openapi: '3.1.1',
        info: {
            title: `${nome} reference data`,
            version: versao,
            description: descricao || `The reference data of ${nome}.`,
            contact: { name: nome, url: documentacao },
        },
        externalDocs: { description: 'Documentation of the language', url: documentacao },
        // Without a base address, that of this document.
        servers: [{ url: baseUrl ?? '.', description: 'The published files' }],
        tags: [{ name: TAG, description: 'Static JSON files, read-only and for every origin' }],
        paths: Object.fromEntries(contract_files/* FILE_NAMES */.GY.map(name => [(0,contract_files/* pathOf */.XM)(name), { get: operation(name, schemas[name]) }])),
        components: {
            headers: {
                AccessControlAllowOrigin: {
                    description: 'Pages of every origin may read the file.',
                    schema: { const: '*' },
                },
                CacheControl: {
                    description: 'A copy is asked about before each use.',
                    schema: { type: 'string', examples: [hosting/* REVALIDATE */.kK] },
                },
                ETag: {
                    description: 'Changes with the bytes; send it back in `If-None-Match`.',
                    schema: { type: 'string' },
                },
            },
            responses: {
                NotModified: { description: 'The copy that the client has is the newest.' },
                NotFound: { description: 'There is no such file.' },
            },
            schemas,
        },
    };
    return { path: OPENAPI_PATH, bytes: (0,canonical/* canonicalJson */.d)(document, 'indented'), schema: null };
}
function operation(name, { description }) {
    const summary = description.slice(0, description.indexOf(','));
    return {
        operationId: name,
        summary,
        description,
        tags: [TAG],
        responses: {
            200: {
                description: summary,
                headers: {
                    'Access-Control-Allow-Origin': { $ref: '#/components/headers/AccessControlAllowOrigin' },
                    'Cache-Control': { $ref: '#/components/headers/CacheControl' },
                    ETag: { $ref: '#/components/headers/ETag' },
                },
                content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
            },
            304: { $ref: '#/components/responses/NotModified' },
            404: { $ref: '#/components/responses/NotFound' },
        },
    };
}
/** A schema as a part of the document: its own address would make it a document of its own. */
function schemaOf(name) {
    const { $schema: _, $id: __, ...schema } = JSON.parse(schemas/* schemaTexts */.a[name]);
    return schema;
}

// EXTERNAL MODULE: ./build/site/site-file.js
var site_file = __webpack_require__(20050);
;// CONCATENATED MODULE: ./build/site/front-page.js







/** Where there are no other pages, it is the page of the address, and complete in itself. */
const FRONT_PAGE = {
    path: '/index.html',
    render: (title, description, body) => (0,html/* page */.MY)(title, description, `<main>
<h1>${(0,html/* html */.qy)(title)}</h1>
${body}
</main>
<p class="hidden" role="status"></p>
<script>
${COPY_SCRIPT}
</script>`),
};
/** Commands with the address that the page really has. Buttons that copy, where a browser can: without them, one click selects the whole text. */
const COPY_SCRIPT = `
if (location.protocol !== 'file:')
  for (const text of document.querySelectorAll('[data-path]'))
    text.textContent = "curl --compressed '" + new URL('.' + text.dataset.path, location.href).href.replaceAll("'", '%27') + "'";
if (navigator.clipboard)
  for (const text of document.querySelectorAll('.copy')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    button.setAttribute('aria-label', 'Copy ' + text.dataset.what);
    button.onclick = async () => {
      await navigator.clipboard.writeText(text.textContent);
      document.querySelector('[role=status]').textContent = 'Copied ' + text.dataset.what;
      button.textContent = 'Copied';
      setTimeout(() => { button.textContent = 'Copy'; }, 1500);
    };
    text.after(button);
  }
`.trim();
/** A page for people: every endpoint with what it holds, size, SHA-256 and a line for the shell. Links are relative. */
function frontPage({ reference, baseUrl, archive, files, dataPage = FRONT_PAGE, }) {
    const { nome, versao, descricao, documentacao } = reference.index;
    const byPath = new Map(files.map(file => [file.path, file]));
    const archived = `${hosting/* ARCHIVE_FOLDER */.qx}${versao}${(0,contract_files/* pathOf */.XM)('index')}`;
    const more = [
        [contract_files/* MANIFEST_PATH */.U4, 'every file with its size, SHA-256 and schema, and the commit of the sources'],
        ...(byPath.has(contract_files/* REFERENCIA_PATH */.Lh)
            ? [[contract_files/* REFERENCIA_PATH */.Lh, 'every name with signature, documentation, example, source and address']]
            : []),
        [OPENAPI_PATH, 'these endpoints as an OpenAPI 3.1 description'],
        ...(byPath.has(contract_files/* REGISTRO_PATH */.AM) ? [[contract_files/* REGISTRO_PATH */.AM, 'the index of the package registry']] : []),
        ...(archive
            ? [[archived, `the files of version ${versao}, at addresses where they never change`]]
            : []),
    ];
    const cards = contract_files/* FILE_NAMES */.GY.map(name => endpoint(name, byPath.get((0,contract_files/* pathOf */.XM)(name)), (0,counts/* describeCounts */.w)((0,counts/* countsOf */.m)(name, reference[name])), baseUrl));
    const body = `<p class="lead">${(0,html/* html */.qy)(descricao)}</p>
<nav aria-label="Of this language"><ul>
<li><a href="${(0,html/* html */.qy)(documentacao)}">Documentation</a></li>
<li><a href="${(0,html/* html */.qy)((0,contract_files/* pathOf */.XM)('index').slice(1))}">Index of the data</a></li>
<li><a href="${(0,html/* html */.qy)(OPENAPI_PATH.slice(1))}">OpenAPI</a></li>
</ul></nav>
<h2>Endpoints</h2>
<p class="soft">Static JSON for everybody: GET only, no key, no quota, readable from any origin. Start at the index.${baseUrl === null ? ' In the commands, <code>$BASE_URL</code> is the address of this page.' : ''}</p>
<ul class="cards">
${cards.join('\n')}
</ul>
<h2>Beside them</h2>
<ul class="more">
${more.map(([path, text]) => `<li><a href="${(0,html/* html */.qy)(path.slice(1))}"><code>${(0,html/* html */.qy)(path)}</code></a> ${(0,html/* html */.qy)(text)}</li>`).join('\n')}
</ul>`;
    const title = `${nome} ${versao}: reference data`;
    return { path: dataPage.path, bytes: dataPage.render(title, descricao, body), schema: null };
}
function endpoint(name, file, counts, baseUrl) {
    const { path } = file;
    const bytes = (0,site_file/* sizeOf */.$d)(file).toLocaleString('en-US');
    return `<li>
<div class="top"><h3><a href="${(0,html/* html */.qy)(path.slice(1))}"><code>${(0,html/* html */.qy)(path)}</code></a></h3><span class="soft">${bytes} bytes</span></div>
<p>${(0,html/* prose */.CS)(contentsOf(name))}</p>
<p class="counts soft">${(0,html/* html */.qy)(counts)}</p>
<dl>
<dt>Fetch</dt><dd>${copyable(`curl --compressed ${address(baseUrl, path)}`, `the command that fetches ${path}`, path)}</dd>
<dt>SHA-256</dt><dd>${copyable((0,site_file/* sha256Of */.Bj)(file), `the SHA-256 of ${path}`)}</dd>
<dt>Schema</dt><dd><a href="${(0,html/* html */.qy)(file.schema?.slice(1) ?? '')}">${(0,html/* html */.qy)(`${name}.schema.json`)}</a></dd>
</dl>
</li>`;
}
/** Text that is there to be taken away; `what` says to those who do not see it what it is. */
function copyable(text, what, path) {
    const of = path === undefined ? '' : ` data-path="${(0,html/* html */.qy)(path)}"`;
    return `<code class="copy" data-what="${(0,html/* html */.qy)(what)}"${of}>${(0,html/* html */.qy)(text)}</code>`;
}
/** The address as one word of a shell. */
function address(baseUrl, path) {
    if (baseUrl === null)
        return `"$BASE_URL${path}"`;
    return `'${(baseUrl + path).replaceAll("'", "'\\''")}'`;
}
/** What the description of a schema says behind the path. */
function contentsOf(name) {
    const { description } = JSON.parse(schemas/* schemaTexts */.a[name]);
    const contents = description.slice(description.indexOf(': ') + 2);
    return contents.charAt(0).toUpperCase() + contents.slice(1);
}

// EXTERNAL MODULE: ./build/site/generated/hosts.js + 7 modules
var hosts = __webpack_require__(63822);
;// CONCATENATED MODULE: ./build/site/host-files.js


/** Tells GitHub Pages to publish the files as they are. */
const NOJEKYLL_PATH = '/.nojekyll';
/** Only the name counts. */
const NOJEKYLL = 'The files are published as they are.\n';
/** What means the same in an address, in a regular expression and in the configurations of servers. */
const PLAIN_PATH = /^[0-9A-Za-z/._~-]*$/;
/**
 * What tells hosts how to serve the folder. No address has these files.
 *
 * @param archived the `versao` that has copies which never change; null for none.
 * @throws {UserError} when the path of the address cannot be written into configurations.
 */
function hostFiles(baseUrl, archived) {
    const prefix = baseUrl === null ? '' : new URL(baseUrl).pathname.replace(/\/+$/, '');
    if (!PLAIN_PATH.test(prefix)) {
        throw new user_error/* UserError */.y(`The base address ${baseUrl} has the path ${prefix}, which configurations of servers cannot hold as it is.`, 'Publish under a path of letters, digits, ".", "_", "~" and "-".');
    }
    const encoder = new TextEncoder();
    return [
        { path: NOJEKYLL_PATH, bytes: encoder.encode(NOJEKYLL), schema: null, served: false },
        ...hosts/* hosts */.S.map(host => ({
            path: host.path,
            bytes: encoder.encode(host.render({ prefix, archived })),
            schema: null,
            served: false,
        })),
    ];
}

// EXTERNAL MODULE: ./build/site/not-found.js
var not_found = __webpack_require__(51022);
;// CONCATENATED MODULE: ./build/site/site.js










/**
 * The seven files, the schemas that describe them, `more` files, what people and hosts need beside them, and the manifest
 * that lists them all (design.md, "The contract").
 *
 * @param dataPage how the page of the data is written, where it is one among others.
 * @throws {UserError} when there is to be an archive, and `versao` cannot be the name of a folder.
 */
function siteFiles(reference, provenance, more = [], dataPage) {
    const data = contract_files/* FILE_NAMES */.GY.map(name => ({
        path: (0,contract_files/* pathOf */.XM)(name),
        bytes: (0,canonical/* canonicalJson */.d)(reference[name], name === 'index' ? 'indented' : 'compact'),
        schema: (0,site_file/* schemaPath */.p8)(name),
    }));
    const { index } = reference;
    const { baseUrl } = provenance;
    const schemas = contract_files/* FILE_NAMES */.GY.map(schemaFile);
    const archived = provenance.archive ? archivedCopies([...data, ...schemas], index.versao) : [];
    // Of files that are none of the seven, and that not every site has.
    const moreSchemas = ['referencia', 'search', 'lexico']
        .filter(name => more.some(({ schema }) => schema === (0,site_file/* schemaPath */.p8)(name)))
        .map(schemaFile);
    const named = [
        ...data,
        ...schemas,
        schemaFile('manifest'),
        ...moreSchemas,
        ...more,
        openapiFile(reference, baseUrl),
    ];
    const files = [
        ...named,
        ...archived,
        ...(provenance.front === false
            ? []
            : [
                frontPage({ reference, baseUrl, archive: provenance.archive, files: named, dataPage }),
                ...(0,not_found/* notFoundFiles */.v)(index.nome, baseUrl),
                ...hostFiles(baseUrl, provenance.archive ? index.versao : null),
            ]),
    ];
    const manifest = {
        versao: index.versao,
        generator: { name: 'refdata-action', version: version/* VERSION */.x },
        source: { commit: provenance.commit, modified: provenance.modified },
        base_url: baseUrl,
        rules: provenance.policy,
        ...(provenance.unread && provenance.unread.length > 0 && { unread: [...provenance.unread] }),
        files: files.map(file => ({
            path: file.path,
            bytes: (0,site_file/* sizeOf */.$d)(file),
            sha256: (0,site_file/* sha256Of */.Bj)(file),
            schema: file.schema,
            ...(file.served === false && { served: file.served }),
        })),
    };
    return [...files, { path: contract_files/* MANIFEST_PATH */.U4, bytes: (0,canonical/* canonicalJson */.d)(manifest, 'indented'), schema: null }];
}
/** A schema as a file of the site. */
function schemaFile(name) {
    return { path: (0,site_file/* schemaPath */.p8)(name), bytes: new TextEncoder().encode(schemas/* schemaTexts */.a[name]), schema: null };
}


/***/ })

};
