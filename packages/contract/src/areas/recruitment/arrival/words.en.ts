import type { SameWords } from '../../../kernel/index.ts'
import type { arrivalZh } from './words.zh-CN.ts'

export const arrivalEn = {
  auditActions: {
    'recruitment.agreement.attach': 'Signed copy of an agreement attached',
    'recruitment.agreement.read': 'Training agreement read',
    'recruitment.arrival.arrange': 'Arrival arranged',
  },
  fields: {
    ids: 'People',
    offerId: 'Offer',
    arriveAt: 'Arrive at',
    place: 'Place',
    note: 'Note',
    hasPassedMedical: 'Entrance medical',
    arrivedOn: 'Arrived on',
    reason: 'Reason',
    signedOn: 'Signed on',
    startsOn: 'Training begins',
    endsOn: 'Training ends',
    filePath: 'Attachment',
    state: 'State',
    intakeId: 'Intake',
    traineeKind: 'Trainee kind',
  },
  menus: { 'recruit.arrival': 'Arrival and signing' },
  permissions: {
    'recruit:arrival:list': 'See arrivals and agreements',
    'recruit:arrival:export': 'Export arrivals and agreements',
  },
  errors: {
    medicalNeeded: 'Nobody is called in without a passed medical; confirm it first',
    arriveAtPast: 'This time has passed; choose one in the future',
    arrivedInFuture: 'The day of arrival cannot be after today',
    arrivedBeforeCalled: 'The day of arrival cannot be before the day they were called in ({day})',
    trainingTooLong: 'Training cannot last longer than ten years; please check the year',
    trainingTooShort: 'Training ends after it begins, a year later at least',
    noAgreement: 'No training agreement has been signed yet',
  },
} as const satisfies SameWords<typeof arrivalZh>
