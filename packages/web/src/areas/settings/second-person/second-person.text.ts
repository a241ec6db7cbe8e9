import { book } from '../../../platform/i18n.ts'

export const secondPersonText = book(
  {
    title: '双人办理',
    lead: '以下事项须由两人先后办理。只有一人办公时可以逐条设为由一人办理；每次变更都留下记录，办理结果上会注明。事关本人的，任何时候都由他人办理。',
    states: { two: '双人办理', one: '由一人办理' },
    waive: '设为由一人办理',
    restore: '恢复双人办理',
    reason: '原因（会显示在办理结果上）',
    saved: { one: '已设为由一人办理：{name}', two: '已恢复双人办理：{name}' },
    changed: { one: '设为由一人办理', two: '恢复双人办理' },
    history: '变更记录（{count}）',
    change: '{at} {who}：{what}（{reason}）',
    titleOf: '{label}：{name}',
    failed: '没有读到设置：{reason}',
  },
  {
    title: 'Second person',
    lead: 'Each of these is done by two people, one after the other. An office of one person may set each rule to one person; every change is kept, and the records say so. What concerns somebody is always decided by somebody else.',
    states: { two: 'Two people', one: 'One person' },
    waive: 'Set to one person',
    restore: 'Back to two people',
    reason: 'Reason (shown on the records)',
    saved: { one: 'Set to one person: {name}', two: 'Back to two people: {name}' },
    changed: { one: 'set to one person', two: 'back to two people' },
    history: 'Changes ({count})',
    change: '{at} {who}: {what} ({reason})',
    titleOf: '{label}: {name}',
    failed: 'The settings could not be read: {reason}',
  },
)
