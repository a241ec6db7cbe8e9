// A screen that was copied and renamed, and what is equal without being a copy.
const S = 'packages/server/src'
const W = 'packages/web/src'

const lines = (count, lineOf) => Array.from({ length: count }, (_, i) => lineOf(i)).join('\n')

const form = (name) =>
  `export const ${name} = ({ text }) => [\n${lines(12, (i) => `  text.field${i},`)}\n]`

const shortForm = (name) =>
  `export const ${name} = ({ text }) => [\n${lines(11, (i) => `  text.short${i},`)}\n]`

const states = (name) => `export const ${name} = [\n${lines(30, (i) => `  'state${i}',`)}\n]`

const imports = (name) =>
  `${lines(30, (i) => `import { zz${i} } from './zz-${i}.ts'`)}\nexport const ${name} = zz0`

const original = `${W}/areas/zza/zz-school-form.tsx`
const copied = `${W}/areas/zza/zz-university-form.tsx`

/** The texts that are in two places; the second of a violation is reported. */
export const copyFiles = {
  [original]: form('ZzSchool'),
  [copied]: `// copied\n${form('ZzUniversity').replaceAll('\n', '\n\n  ')}`,
  [`${W}/areas/zza/zz-short-one.tsx`]: shortForm('zzOne'),
  [`${W}/areas/zza/zz-short-two.tsx`]: shortForm('zzTwo'),
  [`${S}/areas/zza/zz-states-one.rules.ts`]: states('zzOne'),
  [`${S}/areas/zza/zz-states-two.rules.ts`]: states('zzTwo'),
  [`${S}/areas/zza/zz-imports-one.ts`]: imports('zzOne'),
  [`${S}/areas/zza/zz-imports-two.ts`]: imports('zzTwo'),
  [`${S}/areas/zza/zz-one.test.ts`]: form('zzTestOne'),
}

/**
 * In the form of the other violations: [rule, file, text]; the files are planted by `copyFiles`.
 */
export const copyViolations = [['copied-code', copied]]
export const allowedCopies = Object.keys(copyFiles).filter((file) => file !== copied)
