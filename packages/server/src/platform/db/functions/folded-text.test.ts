import { foldCode, foldSearch } from '@residency/contract/kernel/fold'
import { nameInitials } from '@residency/contract/kernel/initials'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { proofRuns } from '../../../testing/proof.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()

const initialsOf = async (name: string) =>
  (
    await sql<{ initials: string }>`select name_initials(${name}::text) as initials`.execute(
      server.db,
    )
  ).rows[0]!.initials.split(' ')

describe('the database folds texts as the program does', () => {
  // what the product meets, then anything but letters that came with Unicode 17, whose small
  // letters PostgreSQL 18 does not know
  const common = fc.constantFrom(
    ...'王芳李雷药学部aAzZßİΣé09 　\t·•・‧-—－（）()【】[]“”"‘’/／～⻓⺠⼈龙\u200b\u202d\u202c\ufeff\u00ad\u3164\ufe0f%_\\\'',
  )

  const any = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 1 })
    .filter(
      (sign) => /\p{Assigned}/u.test(sign) && !/[\0\ua7ce-\ua7d5\u{16ea0}-\u{16edf}]/u.test(sign),
    )

  const text = fc
    .array(fc.oneof({ weight: 3, arbitrary: common }, { weight: 1, arbitrary: any }), {
      maxLength: 20,
    })
    .map((signs) => signs.join(''))

  // what the database folds by short ways: numbers, names and titles, with single dashes or more
  const plain = fc
    .array(fc.constantFrom(...'aZ09_--  王、。《》（），：；！？“”'), { maxLength: 8 })
    .map((signs) => signs.join(''))

  it.each([
    ['fold_search', foldSearch],
    ['fold_code', foldCode],
  ] as const)('%s', async (name, fold) => {
    const texts = fc.sample(fc.oneof(text, plain), { numRuns: proofRuns(100_000), seed: 35 })

    const { rows } = await sql<{ typed: string; folded: string }>`
      select typed, ${sql.id(name)}(typed) as folded
      from unnest(${sql.val(texts)}::text[]) typed`.execute(server.db)

    expect(rows).toHaveLength(texts.length)
    expect(rows.filter(({ typed, folded }) => folded !== fold(typed))).toEqual([])
  })
})

describe('initials of a name', () => {
  it.each([
    ['王雨桐', ['wyt']],
    ['单雨', ['sy']],
    ['曾国藩', ['zgf']],
    ['解晓东', ['xxd']],
    ['仇英', ['qy']],
    ['区志强', ['ozq', 'ozj']],
    ['查良镛', ['zly']],
    ['任平生', ['rps']],
    ['朴志浩', ['pzh', 'pzg']],
    ['盖叫天', ['gjt']],
    ['尉迟恭', ['ycg']],
    ['万俟卨', ['mqx']],
    ['欧阳明月', ['oymy']],
    ['艾力·买买提', ['almmt']],
    ['⻩　⼩⻓', ['hxc', 'hxz']],
  ])('%s: %j', async (name, wanted) => {
    expect(await initialsOf(name)).toEqual(expect.arrayContaining(wanted.slice(0, 1)))
  })

  it('has every reading of a character in a given name', async () => {
    expect(await initialsOf('王乐')).toEqual(expect.arrayContaining(['wl', 'wy']))
    expect(await initialsOf('李长行')).toEqual(expect.arrayContaining(['lcx', 'lch', 'lzx', 'lzh']))
  })

  it('does not read a surname as another word', async () => {
    for (const [name, wrong] of [
      ['单雨', 'dy'],
      ['曾雨', 'cy'],
      ['仇雨', 'cy'],
      ['区雨', 'qy'],
    ] as const)
      expect(await initialsOf(name)).not.toContain(wrong)
  })

  it('are those of the browser, for every character and for names at random', async () => {
    const all = Array.from({ length: 0x9fa5 - 0x4e00 + 1 }, (_, at) =>
      String.fromCodePoint(0x4e00 + at),
    )
    const begun = '王单曾解仇区欧阳尉迟司马长孙乐行重'

    const character = fc.oneof(
      fc.constantFrom(...begun, ' ', '·', 'A', '⻩'),
      fc.constantFrom(...all),
    )

    const random = fc
      .sample(fc.array(character, { maxLength: 22 }), { numRuns: proofRuns(20_000), seed: 35 })
      .map((signs) => signs.join(''))
    const names = [...all.flatMap((sign) => [`${sign}一`, `一${sign}`]), ...random]

    const { rows } = await sql<{ name: string; initials: string }>`
      select name, name_initials(name) as initials
      from unnest(${sql.val(names)}::text[]) name`.execute(server.db)

    expect(rows).toHaveLength(names.length)
    expect(rows.filter(({ name, initials }) => initials !== nameInitials(name).join(' '))).toEqual(
      [],
    )
  })

  it('of a name in other letters, or of one character, is empty', async () => {
    expect(await initialsOf('Anna Lee')).toEqual([''])
    expect(await initialsOf('王')).toEqual([''])
  })
})

describe('the order of names', () => {
  it('follows pinyin', async () => {
    const { rows } = await sql<{ name: string }>`
      select name from unnest(array['赵敏', '安琪', '陈平', '王芳', '白云', '李雷']) name
      order by name collate pinyin`.execute(server.db)
    expect(rows.map(({ name }) => name)).toEqual(['安琪', '白云', '陈平', '李雷', '王芳', '赵敏'])
  })
})
