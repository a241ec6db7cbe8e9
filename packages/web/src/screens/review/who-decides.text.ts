import { book } from '../../platform/texts/book.ts'

export const whoDecidesText = book({
  why: {
    concerned: ['这是你本人的事项，须由他人办理。', 'This concerns you; somebody else must decide.'],
    secondPerson: ['前一步由你办理，这一步须由另一人办理。', 'You took the previous step; another person must take this one.'],
    relation: ['这一步不由你办理。', 'This step is not yours.'],
    permission: ['你没有办理这一步的权限。', 'You do not have permission for this step.'],
  },
  people: ['可以办理：{names}。', 'Can decide: {names}.'],
  andMore: ['{names} 等', '{names} and others'],
  roles: ['可以办理的角色：{names}。', 'Roles that can decide: {names}.'],
  nobody: ['目前没有人可以办理这一步。', 'Nobody can decide this step at present.'],
  noOther: [
    '目前没有其他人可以办理。只有一人办公时，可以在“双人办理”中设置由一人办理。',
    'Nobody else can decide at present. If only one person works in the office, “Two-person rules” can be set to one person.',
  ],
  toSetting: ['双人办理设置', 'Two-person rules'],
  remind: ['提醒办理', 'Send reminder'],
  remindedToday: ['今天已提醒', 'Reminded today'],
  reminded: ['已提醒 {count} 人', '{count} reminded'],
  byOne: [
    '由一人办理：{who}，{at}。已按设置：{waivedBy} 于 {waivedOn} 免除双人办理（{reason}）。',
    'By one person: {who}, {at}. As set: {waivedBy} waived the two-person rule on {waivedOn} ({reason}).',
  ],
  comma: ['、', ', '],
})
