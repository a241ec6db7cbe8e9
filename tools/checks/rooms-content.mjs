// Content that no file may have.
const lineOf = (text, index) => text.slice(0, index).split('\n').length
const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file)

// Split into pieces, or this file would report itself.
const MACHINE_PATH = new RegExp(
  `(^|[\\s'"\`(=:])(${['/wo', 'rk/'].join('')}|${['/ro', 'ot/'].join('')}|/home/[a-z]+/|(\\.\\./)+${['sha', 'red/'].join('')}|${['/tmp/pre', 'amble'].join('')})`,
  'm',
)

const REGISTRY = new RegExp(
  `https?://([\\w.-]*\\.)?(${['regis', 'try'].join('')}|${['npm', 'mirror'].join('')}|${['artifac', 'tory'].join('')}|nexus)[\\w.-]*[./:]`,
  'i',
)

const LOCK_ADDRESS = /"resolved": *"(https?|git\+?\w*):/

const NOT_RUN =
  /\b(it|test|describe|suite|bench)(\.\w+)*\.(only|skip|todo|fixme|skipIf|runIf|fails)\b|\b(xit|xtest|xdescribe|fit|fdescribe)\s*\(/

const SILENCED = new RegExp(
  `@ts-(${['ig', 'nore'].join('')}|${['no', 'check'].join('')}|expect-error)`,
)

const ERROR_CODE = /(['"`])[A-C]0\d{3}\1/
const EXPORTED_NAME = /^export (?:async )?(?:const|function|class|type) (\w+)/gm
const EMPTY_NAME = /^(handle|process)[A-Z]|(Manager|Helper|Helpers|Util|Utils|Info)$/

const forbid = (ruleName, applies, pattern, why) => (file, text, complain) => {
  if (!applies(file)) return

  const found = pattern.exec(text)
  if (found) complain(ruleName, file, `line ${lineOf(text, found.index)}: ${why}`)
}

function exactVersions(file, text, complain) {
  if (!/(^|\/)package\.json$/.test(file)) return

  const own = JSON.parse(text)

  for (const part of ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'])
    for (const [name, version] of Object.entries(own[part] ?? {}))
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        complain('exact-version', file, `${name} ${version}: only exact versions`)
}

function exportedNames(file, text, complain) {
  if (!/^packages\/.*\.tsx?$/.test(file) || file.endsWith('.gen.ts')) return
  for (const [, name] of text.matchAll(EXPORTED_NAME))
    if (EMPTY_NAME.test(name))
      complain('empty-name', file, `'${name}' says nothing: name what it does`)
}

const isAny = () => true

export const contentRules = [
  forbid('machine-path', isAny, MACHINE_PATH, 'a path that exists on one machine only'),
  forbid('registry-host', isAny, REGISTRY, 'the address of a package registry'),
  forbid(
    'lock-address',
    (file) => file === 'package-lock.json',
    LOCK_ADDRESS,
    'the lockfile names download addresses',
  ),
  forbid('test-not-run', isTest, NOT_RUN, 'every test runs: none alone, skipped or planned'),
  forbid(
    'silenced-type',
    (file) => /\.(ts|tsx|mjs)$/.test(file),
    SILENCED,
    'types are corrected, not silenced',
  ),
  forbid(
    'code-as-text',
    (file) => file.startsWith('packages/web/src/') && !isTest(file),
    ERROR_CODE,
    'an error is named by the contract, not by its code',
  ),
  forbid(
    'language-compared',
    (file) =>
      /^packages\/[^/]+\/src\//.test(file) &&
      !isTest(file) &&
      !/kernel\/text\/label\.ts$|platform\/texts\/i18n\.ts$/.test(file),
    /[=!]== '(en|zh-cn)'/,
    'labelIn, nameIn or a book of words chooses by language (contract/src/kernel/text/label.ts)',
  ),
  exactVersions,
  exportedNames,
]
