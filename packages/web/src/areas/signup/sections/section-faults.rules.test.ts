import { ENTRY_SECTIONS } from '@residency/contract/areas/intakes/section.public'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import type { Entry } from '../entries/entry.rules.ts'
import { basicFrom } from './basic.rules.ts'
import { faultsOf, faultsOfEntry } from './section-faults.rules.ts'
import type { SectionValues } from './sections.rules.ts'
import { NO_STUDY, studyFrom } from './study.rules.ts'

/** 23 November in Shanghai, still the 22nd in Europe. */
const NIGHT = new Date('2026-11-22T16:30:00Z')
const TODAY = '2026-11-23'
const TOMORROW = '2026-11-24'

beforeEach(() => {
  setLanguage('zh-cn')
  vi.useFakeTimers({ now: NIGHT, toFake: ['Date'] })
})
afterEach(() => {
  setLanguage('zh-cn')
  vi.useRealTimers()
})

const noEntries = Object.fromEntries(
  ENTRY_SECTIONS.map((section) => [section, { entries: [] }]),
) as unknown as Pick<SectionValues, (typeof ENTRY_SECTIONS)[number]>

const EMPTY: SectionValues = {
  sign: { intakeId: 3, traineeKind: null, employer: null, isFresh: null, studentPlace: null },
  basic: basicFrom({}),
  choices: { offerIds: [], acceptsAdjustment: false },
  junior: NO_STUDY,
  undergraduate: NO_STUDY,
  master: NO_STUDY,
  doctor: NO_STUDY,
  ...noEntries,
}

const entry = (values: Readonly<Record<string, unknown>>): Entry => ({
  key: 'n1',
  id: null,
  files: [],
  ...values,
})

const job = (values: Readonly<Record<string, unknown>>) =>
  entry({ workUnit: '江城医院', post: '医师', startedOn: '2024-07-01', ...values })

test('what is not filled in yet is no mistake in any section', () => {
  const keys = Object.keys(EMPTY) as (keyof SectionValues)[]
  for (const key of keys) expect([key, faultsOf(key, EMPTY[key], EMPTY)]).toEqual([key, {}])
})

describe('basic facts', () => {
  const faults = (fields: Parameters<typeof basicFrom>[0]) =>
    faultsOf('basic', basicFrom(fields), EMPTY)

  test('say at each field what is wrong with it', () => {
    expect(faults({ birthDate: TOMORROW, email: 'name@' })).toEqual({
      birthDate: '日期不能晚于今天',
      email: expect.stringContaining('@'),
    })
    expect(faults({ birthDate: TODAY })).toEqual({})
  })

  test.each<[string, Parameters<typeof basicFrom>[0], string]>([
    ['too short', { idCard: '51010720010512' }, '证件号码有误：居民身份证应为 18 位'],
    ['a wrong check digit', { idCard: '510107200105120023' }, '校验位不符'],
    ['a day that no calendar has', { idCard: '510107200102300022' }, '出生日期不存在'],
    ['a passport too short', { idKind: 'passport', idCard: 'E123' }, '护照应为 6 至 12 位'],
  ])('a number of a document is refused with its mistake: %s', (_, fields, sentence) => {
    expect(faults(fields)).toEqual({ idCard: expect.stringContaining(sentence) })
  })

  test('a number that fits its document is taken', () => {
    expect(faults({ idCard: '510107200105120022' })).toEqual({})
    expect(faults({ idKind: 'passport', idCard: 'E12345678' })).toEqual({})
  })
})

describe('a level of education', () => {
  const study = (startedOn: string, endedOn: string) => studyFrom({ startedOn, endedOn })
  const undergraduate = study('2015-09-01', '2020-06-30')

  test.each([
    ['the day on which the lower one ends', '2020-06-30', {}],
    ['the day before', '2020-06-29', { startedOn: '与本科阶段的日期重叠，请核对两处的起止日期' }],
    [
      'the day on which the lower one begins',
      '2015-09-01',
      { startedOn: '与本科阶段的先后顺序不符，高一级学历应晚于低一级学历开始' },
    ],
  ])('that begins on %s is compared with it, by its name', (_, startedOn, expected) => {
    const master = study(startedOn, '2023-06-30')
    expect(faultsOf('master', master, { ...EMPTY, undergraduate, master })).toEqual(expected)
  })

  test('may end in the future, and may not begin there', () => {
    expect(faultsOf('doctor', study(TODAY, '2029-06-30'), EMPTY)).toEqual({})
    expect(faultsOf('doctor', study(TOMORROW, '2029-06-30'), EMPTY)).toEqual({
      startedOn: '日期不能晚于今天',
    })
  })

  test('has texts as long as the server takes', () => {
    const of = (length: number) => studyFrom({ college: '院'.repeat(length) })
    expect(faultsOf('junior', of(100), EMPTY)).toEqual({})
    expect(Object.keys(faultsOf('junior', of(101), EMPTY))).toEqual(['college'])
  })
})

describe('an entry of a list', () => {
  test('says which field is missing, and which day is wrong', () => {
    expect(faultsOfEntry('work', job({ post: null, endedOn: '2024-06-30' }))).toEqual({
      post: '不能为空',
      endedOn: '不能早于开始的日期',
    })
  })

  test('may begin and end on one day, and today; not tomorrow', () => {
    expect(faultsOfEntry('work', job({ startedOn: TODAY, endedOn: TODAY }))).toEqual({})
    expect(faultsOfEntry('work', job({ endedOn: TOMORROW }))).toEqual({
      endedOn: '日期不能晚于今天',
    })
  })

  test('without a day that it needs says so, not that the day is wrong', () => {
    expect(faultsOfEntry('work', job({ startedOn: null }))).toEqual({ startedOn: '不能为空' })
    expect(faultsOfEntry('work', job({ startedOn: undefined }))).toEqual({ startedOn: '不能为空' })
  })

  test('has one mistake for a field: the first one', () => {
    expect(faultsOfEntry('work', job({ startedOn: '2026-12-01', endedOn: '2026-11-30' }))).toEqual({
      startedOn: '日期不能晚于今天',
      endedOn: '日期不能晚于今天',
    })
  })

  test('of training that was left needs its end and its reason', () => {
    const training = { place: '江城医院', major: '内科', startedOn: '2024-07-01', outcome: 'left' }
    expect(faultsOfEntry('regular', entry(training))).toEqual({
      endedOn: '请填写结束日期',
      leavingReason: '请填写退出原因',
    })
    expect(
      faultsOfEntry(
        'regular',
        entry({ ...training, endedOn: '2025-06-30', leavingReason: '转专业' }),
      ),
    ).toEqual({})
  })

  test('is explained in the language of the reader', () => {
    setLanguage('en')
    expect(faultsOfEntry('work', job({ endedOn: '2024-06-30' }))).toEqual({
      endedOn: 'cannot be earlier than the start date',
    })
  })
})

test('a list says the first mistake of its entries, and is right when all of them are', () => {
  const list = (...entries: readonly Entry[]) => faultsOf('work', { entries }, EMPTY)
  const backwards = job({ endedOn: '2024-06-30' })
  const early = job({ endedOn: TOMORROW })
  expect(list(job({}), backwards, early)).toEqual({ entries: '不能早于开始的日期' })
  expect(list(early, backwards)).toEqual({ entries: '日期不能晚于今天' })
  expect(list(job({}), job({ endedOn: TODAY }))).toEqual({})
})

test('sign info names a text that is too long', () => {
  const sign = (length: number) =>
    faultsOf('sign', { ...EMPTY.sign, employer: '院'.repeat(length) }, EMPTY)
  expect(sign(100)).toEqual({})
  expect(Object.keys(sign(101))).toEqual(['employer'])
})
