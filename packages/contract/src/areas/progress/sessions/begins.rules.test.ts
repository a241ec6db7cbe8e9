import type { BeginSituation } from '@residency/contract/areas/progress/sessions/session.contract'
import { expect, test } from 'vitest'
import { sessionText } from './session.text.ts'
import { situationIn } from './situation-words.rules.ts'

const NOTHING = { startsOn: null, endsOn: null, months: null, measure: null }

const inChinese = (situation: Partial<BeginSituation> & Pick<BeginSituation, 'kind'>) =>
  situationIn({ ...NOTHING, ...situation }, sessionText['zh-cn'])

test('a special situation is said with its months, or its measure and days', () => {
  expect(inChinese({ kind: 'extension', months: 3 })).toBe('延长培训 3 个月')

  const warning = { kind: 'discipline', measure: 'warning', startsOn: '2026-12-01' } as const
  expect(inChinese(warning)).toBe('处分：警告，2026-12-01 起')
  expect(inChinese({ ...warning, endsOn: '2027-05-31' })).toBe(
    '处分：警告，2026-12-01 至 2027-05-31',
  )
})
