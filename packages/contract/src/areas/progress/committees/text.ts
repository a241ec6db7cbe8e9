import { book } from '../../../kernel/text/label.ts'

export const committeeWords = book({
  auditActions: {
    'progress.committee.create': ['设立评议委员会', 'Committee set up'],
    'progress.committee.update': ['修改评议委员会', 'Committee changed'],
    'progress.settings.update': ['设置每年评议次数', 'Sessions per year set'],
  },
  fields: {
    baseId: ['基地', 'Base'],
    name: ['名称', 'Name'],
    members: ['委员', 'Members'],
    userId: ['委员', 'Member'],
    role: ['身份', 'Role'],
    startsOn: ['任期开始', 'In office from'],
    endsOn: ['任期结束', 'In office until'],
    sessionsPerYear: ['每年评议次数', 'Sessions per year'],
    keywords: ['名称或姓名', 'Name'],
    version: ['版本', 'Version'],
  },
  roles: {
    chair: ['主任委员', 'Chair'],
    baseAdministrator: ['基地管理员', 'Base administrator'],
    office: ['毕后办', 'Education office'],
    teacher: ['带教老师', 'Teacher'],
  },
  lacks: {
    chair: ['缺主任委员', 'no chair'],
    baseAdministrator: ['缺基地管理员', 'no base administrator'],
    office: ['缺毕后办委员', 'no member of the education office'],
    teacher: ['缺带教老师', 'no teacher'],
    outsideTeacher: ['缺基地以外科室的带教老师', 'no teacher from a department outside the base'],
  },
  memberAs: ['{name}（{role}）', '{name} ({role})'],
  issues: { 'committee.endsFirst': ['任期结束不能早于开始', 'The term cannot end before it begins'] },
  permissions: {
    'progress:committee:list': ['查看评议委员会', 'See committees'],
    'progress:committee:manage': ['管理评议委员会', 'Manage committees'],
  },
  menus: { progressCommittees: ['评议委员会', 'Committees'] },
  errors: {
    committeeNameTaken: ['这个基地已有同名的委员会，请换一个名称', 'This base already has a committee with this name; choose another name'],
    committeeBaseUnknown: ['没有找到这个基地，请重新选择', 'This base was not found; choose another'],
    memberUnknown: [
      '第 {place} 名委员的账号已停用或不存在，请另选一人',
      'The account of member {place} is disabled or does not exist; choose somebody else',
    ],
    memberRoleWrong: [
      '{name} 不能以“{role}”的身份参加：请换一个身份，或另选一人',
      '{name} cannot be a member as {role}; choose another role or another person',
    ],
    memberTwice: ['同一名委员的任期重叠，请调整日期', 'The terms of the same member overlap; change the dates'],
    twoChairs: ['同一时间只能有一名主任委员，请调整任期', 'There can be only one chair at a time; change the terms'],
  },
})
