import { book } from '../../platform/i18n.ts'

export const whoDecidesText = book(
  {
    why: {
      concerned: '这是你本人的事项，须由他人办理。',
      secondPerson: '前一步由你办理，这一步须由另一人办理。',
      relation: '这一步不由你办理。',
      permission: '你没有办理这一步的权限。',
    },
    people: '可以办理：{names}。',
    andMore: '{names} 等',
    roles: '可以办理的角色：{names}。',
    nobody: '目前没有人可以办理这一步。',
    noOther: '目前没有其他人可以办理。只有一人办公时，可以在“双人办理”中设置由一人办理。',
    toSetting: '双人办理设置',
    remind: '提醒办理',
    remindedToday: '今天已提醒',
    reminded: '已提醒 {count} 人',
    byOne: '由一人办理：{who}，{at}。已按设置：{waivedBy} 于 {waivedOn} 免除双人办理（{reason}）。',
    comma: '、',
  },
  {
    why: {
      concerned: 'This concerns yourself; somebody else has to decide.',
      secondPerson: 'You took the step before this one; another person has to decide.',
      relation: 'This step is not yours.',
      permission: 'You have no permission for this step.',
    },
    people: 'May decide: {names}.',
    andMore: '{names} and others',
    roles: 'Roles that may decide: {names}.',
    nobody: 'Nobody can take this step at present.',
    noOther: 'Nobody else can decide at present. An office of one person can set under “Second person” that one person decides.',
    toSetting: 'Settings of the second person',
    remind: 'Remind them',
    remindedToday: 'Reminded today',
    reminded: '{count} reminded',
    byOne: 'By one person: {who}, {at}. As set: {waivedBy} waived the second person on {waivedOn} ({reason}).',
    comma: ', ',
  },
)
