import { book } from '../../../platform/texts/book.ts'

export const secondPersonText = book({
  title: ['双人办理', 'Two-person rules'],
  lead: [
    '以下事项须由两人先后办理。只有一人办公时可以逐条设为由一人办理；每次变更都留下记录，办理结果上会注明。事关本人的，任何时候都由他人办理。',
    'Each of these is done by two people, one after the other. If only one person works in the office, a rule can be set to one person; every change is recorded and shown on the results. Matters that concern oneself are always handled by somebody else.',
  ],
  states: { two: ['双人办理', 'Two people'], one: ['由一人办理', 'One person'] },
  waive: ['设为由一人办理', 'Set to one person'],
  restore: ['恢复双人办理', 'Back to two people'],
  reason: ['原因（会显示在办理结果上）', 'Reason (shown on the results)'],
  saved: { one: ['已设为由一人办理：{name}', 'Set to one person: {name}'], two: ['已恢复双人办理：{name}', 'Back to two people: {name}'] },
  changed: { one: ['设为由一人办理', 'set to one person'], two: ['恢复双人办理', 'back to two people'] },
  history: ['变更记录（{count}）', 'Changes ({count})'],
  change: ['{at} {who}：{what}（{reason}）', '{at} {who}: {what} ({reason})'],
  titleOf: ['{label}：{name}', '{label}: {name}'],
  failed: ['没有读到设置：{reason}', 'The settings could not be read: {reason}'],
})
