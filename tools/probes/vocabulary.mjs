// Planted violations of check-vocabulary: [rule, file, text]. Each uses a word the glossary retires.
const S = 'packages/server/src/areas/zza'

export const vocabularyViolations = [
  ['retired-word', `${S}/zz-told-1.ts`, 'export const toldUnits = 1'],
  ['retired-word', `${S}/zz-told-2.ts`, 'export function lockSignUps() {}'],
  ['retired-word', `${S}/zz-told-3.ts`, 'export const one = (rows: number[], told: () => void) => told()'],
  ['retired-word', `${S}/zz-told-4.ts`, 'export type Zz = { tells: boolean }'],
  ['retired-word', `${S}/zz-told-5.ts`, 'const { one: [sisters] = [] } = {} as { one?: number[] }\nexport const zz = [sisters]'],
  ['retired-word', `${S}/zz-told-6.ts`, "import { zz as whose } from './zz.ts'\nexport const one = whose"],
  ['retired-file-name', `${S}/zz-sign-ups.ts`, 'export {}'],
  ['retired-file-name', 'e2e/telling-zz.spec.ts', 'export {}'],
  ['retired-table', 'zz-short/docs/glossary.md', '## Retired words\n\n| retired | instead |\n| --- | --- |\n| `told` | notice |'],
]

/** Allowed: data keys, retired words inside other words, and fields the glossary keeps. */
export const allowedVocabulary = {
  [`${S}/zz-allowed.ts`]:
    "export const signup = { told: 1, signUps: 2, signUpFrom: 'day' }\nexport const { told: count, signUps } = signup\nexport const retold = [count, signUps]",
}
