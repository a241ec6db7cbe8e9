import { intakesErrors } from '@residency/contract/areas/intakes/access'
import { getIntakeOptions } from '@residency/contract/areas/intakes/intake/intake.contract'
import {
  createOffer,
  getOfferForm,
  updateOffer,
} from '@residency/contract/areas/intakes/offers/offer.contract'
import { listBases } from '@residency/contract/areas/organisation/bases/base.contract'
import { getTrainingUnitOptions } from '@residency/contract/areas/organisation/training-units/training-unit.contract'
import { getDictOptions } from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  choose,
  fieldOf,
  fieldValue,
  hasField,
  mistakes,
  press,
  reads,
  tick,
  type,
} from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { OfferFormDialog } from './offer-form.tsx'

const server = openServer()
const onClose = vi.fn()

const [intake] = sampleOf(getIntakeOptions.answer, [
  { value: 7, label: '2027 年招生', traineeKinds: ['sponsored', 'open', 'degree'] },
])

beforeEach(() => {
  onClose.mockReset()
  server.answer(listBases, {
    total: 1,
    list: [{ id: 1, name: '检验基地', majors: [{ id: 11, name: '临床检验', code: 'J01' }] }],
  })
  server.answer(getTrainingUnitOptions, [
    { value: 'main', label: '主院', children: [{ value: 21, label: '市一院' }] },
  ])
  server.answer(getDictOptions, [])
})

const open = (id: number | null = null) =>
  show(<OfferFormDialog isOpen id={id} intake={intake} onClose={onClose} />)

async function choosePlace() {
  await choose('专业', '临床检验 · 检验基地 (J01)')
  await choose('培训单位', '市一院')
}

const seatFields = () =>
  ['单位人名额', '社会人名额', '专硕名额', '合作单位名额', '名额'].filter(hasField)

test('seats in one pool are sent without a kind, and open conditions as none', async () => {
  server.answer(createOffer, { id: 3 })
  open()
  await choosePlace()
  await type('名额', '4')
  await press('保存')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  await reads(/保存.*临床检验 · 检验基地/)
  expect(server.sent(createOffer)).toEqual([
    {
      intakeId: 7,
      majorId: 11,
      unitId: 21,
      pools: [{ traineeKind: null, seats: 4 }],
      minEducation: null,
      maxAge: null,
      certificates: [],
      traineeKinds: [],
    },
  ])
})

test('seats of each kind are asked for the kinds that the offer takes', async () => {
  open()
  await tick('按学员身份分开')
  await waitFor(() => expect(seatFields()).toEqual(['单位人名额', '社会人名额', '专硕名额']))
  await tick('社会人')
  await waitFor(() => expect(seatFields()).toEqual(['社会人名额']))
  await tick('合在一起')
  await waitFor(() => expect(seatFields()).toEqual(['名额']))
})

test('a kind without a number has no pool; a kind no longer taken is not sent', async () => {
  server.answer(createOffer, { id: 3 })
  open()
  await choosePlace()
  await tick('按学员身份分开')
  await type('单位人名额', '2')
  await type('社会人名额', '5')
  await tick('社会人')
  await tick('专硕')
  await press('保存')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.sent(createOffer)).toMatchObject([
    { traineeKinds: ['open', 'degree'], pools: [{ traineeKind: 'open', seats: 5 }] },
  ])
})

test('split seats without a single number are not sent', async () => {
  open()
  await choosePlace()
  await tick('按学员身份分开')
  await press('保存')
  await reads('至少填写一种身份的名额')
  expect(server.sent(createOffer)).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
})

test('a major that the intake offers already is reported at its field; the seats stay', async () => {
  server.refuse(createOffer, intakesErrors.offerTaken, '批次中已有这个专业')
  open()
  await choosePlace()
  await type('名额', '4')
  await press('保存')
  await waitFor(() => expect(mistakes()).toEqual(['专业: 批次中已有这个专业']))
  expect(fieldValue('名额')).toBe('4')
})

const stored = {
  id: 3,
  intakeId: 7,
  majorId: 11,
  unitId: 21,
  version: 6,
  traineeKinds: [],
  pools: [
    { traineeKind: 'sponsored', seats: 2, held: 1 },
    { traineeKind: 'open', seats: 5, held: 0 },
  ],
} as const

test('of an offer that somebody chose only the seats are changed, in their pools', async () => {
  server.answer(getOfferForm, { ...stored, may: { terms: false, seats: true, split: false } })
  server.answer(updateOffer, { version: 7 })
  open(3)
  await reads('已有人选报或报名已截止，只能调整名额。')
  await reads('已有人占用名额或报名已截止，名额的分法不能再改。')
  expect(hasField('按学员身份分开')).toBe(false)
  for (const name of ['专业', '培训单位', '年龄上限', '单位人'])
    expect([name, (await fieldOf(name)).disabled]).toEqual([name, true])

  await type('社会人名额', '6')
  await press('保存')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.sent(updateOffer)).toMatchObject([
    {
      id: 3,
      version: 6,
      pools: [
        { traineeKind: 'sponsored', seats: 2 },
        { traineeKind: 'open', seats: 6 },
      ],
    },
  ])
})

test('seats below those that are held are refused in words; the form stays', async () => {
  server.answer(getOfferForm, { ...stored, may: { terms: true, seats: true, split: true } })
  server.refuse(updateOffer, intakesErrors.offerSeatsHeld, '单位人已占 1 个名额')
  open(3)
  await type('单位人名额', '0')
  await press('保存')
  await reads('单位人已占 1 个名额')
  expect(fieldValue('单位人名额')).toBe('0')
  expect(onClose).not.toHaveBeenCalled()
})
