export const standInsEn = {
  auditActions: { 'absence.standIn.change': 'Stand-in changed', 'absence.standIn.answer': 'Stand-in answered' },
  fields: { startsOn: 'First day', endsOn: 'Last day', standInId: 'Stand-in', answer: 'Answer', note: 'Note' },
  waiting: { answerStandIns: 'requests to stand in' },
  standInAnswers: { agreed: 'Agreed to stand in', declined: 'Cannot stand in' },
  errors: {
    standInNotThere: 'A stand-in is in the same department on these days and not away then; please choose somebody else',
    standInOver: 'This was answered already, or the leave was given up or is over',
  },
} as const
