import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../../algorithms/random.ts'
import {
  bandsOf,
  likenessOf,
  mostSimilar,
  plainText,
  shareOf,
  shinglesOf,
} from './likeness.rules.ts'

const SIGNS = [
  ...'药物检验标本危急值血钾浓度质控室内处方审核抗菌配伍禁忌剂量肝肾功能时间过敏反应监测患者凝血尿液培养阳性结果报告护士医生',
]

const single = (stem: string, texts: string[]) => ({
  body: {
    kind: 'single' as const,
    stem,
    options: texts.map((text, at) => ({ id: 'abcd'[at]!, text })),
    right: 'a',
  },
})

describe('likeness', () => {
  test('case, spaces, marks and full-width forms make no difference; right answers are not compared', () => {
    expect(plainText('ＡＢＣ， 危急值（K+）？')).toBe('abc危急值k')

    const question = single('血钾的危急值是多少？', ['2.5', '6.5'])
    expect(likenessOf(question)).toBe(
      likenessOf({ body: { ...question.body, right: 'b', stem: '血钾的危急值 是多少?' } }),
    )
  })

  test('a text is wholly like itself, and more like a small change of it than like another text', () => {
    const [original, near, far] = [
      '血钾危急值报告的时限是多少分钟',
      '血钾危急值报告的时限为多少分钟',
      '处方审核四查十对的内容',
    ].map((text) => shinglesOf(plainText(text))) as [Set<number>, Set<number>, Set<number>]

    expect(shareOf(original, original)).toBe(100)
    expect(shareOf(original, near)).toBeGreaterThanOrEqual(60)
    expect(shareOf(original, far)).toBeLessThan(20)
  })

  test('of the candidates only likely duplicates are named, the most similar first', () => {
    const text = shinglesOf(plainText('下列药物中需要监测血药浓度的是地高辛'))

    const candidates = [
      { id: 1, shingles: shinglesOf(plainText('下列药物中需监测血药浓度的是地高辛')) },
      { id: 2, shingles: shinglesOf(plainText('尿液标本应在两小时内送检')) },
      { id: 3, shingles: text },
    ]

    expect(mostSimilar(text, candidates, 5).map(({ id }) => id)).toEqual([3, 1])
  })
})

describe('bands', () => {
  const random = randomFrom(20_261_120)
  const textOf = (length: number) =>
    Array.from({ length }, () => SIGNS[Math.floor(random() * SIGNS.length)]).join('')

  const meet = (first: string, second: string) => {
    const bands = new Set(bandsOf(first))
    return bandsOf(second).some((band) => bands.has(band))
  }

  test('of texts with one sign changed in twenty nearly all meet, of unlike texts nearly none', () => {
    const texts = Array.from({ length: 200 }, () => textOf(60))
    const changed = texts.map((text) =>
      [...text].map((sign, at) => (at % 20 === 7 ? '改' : sign)).join(''),
    )
    const found = texts.filter((text, at) => meet(text, changed[at]!)).length
    const wrong = texts.filter((text, at) => meet(text, texts[(at + 1) % texts.length]!)).length

    expect(found).toBeGreaterThanOrEqual(198)
    expect(wrong).toBeLessThanOrEqual(6)
  })

  test('they depend only on the text, and fit 32 bits', () => {
    expect(bandsOf('危急值')).toEqual(bandsOf('危急值'))
    expect(new Set(bandsOf('')).size).toBe(24)
    for (const band of bandsOf(textOf(500))) expect(band).toBe(band | 0)
  })
})
