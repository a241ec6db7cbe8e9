import { book } from '../../../kernel/text/label.ts'
import { teacherFields } from '../qualification/teacher-fields.text.ts'

export const libraryWords = book({
  auditActions: {
    'teachers.library.correct': ['更正师资库信息', 'Library entry corrected'],
    'teachers.library.move': ['调整带教科室', 'Teaching department changed'],
    'teachers.outsider.record': ['登记院外教师', 'Recorded an external teacher'],
    'teachers.outsider.remove': ['删除院外教师登记', 'Removed an external teacher'],
  },
  fields: {
    name: ['姓名', 'Name'],
    baseId: ['培训基地', 'Base'],
    departmentId: ['带教科室', 'Teaching department'],
    level: ['师资级别', 'Level'],
    ...teacherFields,
    userId: ['教师', 'Teacher'],
    profile: ['师资简介', 'Profile'],
    validFrom: ['有效期起', 'Valid from'],
    validUntil: ['有效期至', 'Valid until'],
    ending: ['90 天内到期', 'Expires within 90 days'],
    id: ['师资库记录', 'Library entry'],
    teachDept: ['带教科室', 'Teaching department'],
  },
  libraryStates: { qualified: ['在库', 'In the library'], expired: ['已到期', 'Expired'], removed: ['已移出', 'Removed'] },
  permissions: {
    'teachers:library:list': ['查看师资库', 'See the teacher library'],
    'teachers:library:manage': ['管理师资库', 'Manage the teacher library'],
    'teachers:library:export': ['导出师资库', 'Export the teacher library'],
  },
  menus: { 'teaching.library': ['师资库', 'Teacher library'] },
  errors: {
    personUnknown: ['请选择一名在用的教师账号', 'Choose an enabled teacher account'],
    outsiderRecorded: [
      '已登记过这名院外教师，可以直接为其开通账号',
      'This external teacher is already recorded; create an account for them instead',
    ],
    outsiderHasAccount: ['这名院外教师已有账号，请在用户管理中办理', 'This external teacher already has an account; use the list of users'],
    alreadyInLibrary: ['这名教师已在师资库中，请直接更正原有记录', 'This teacher is already in the library; correct the entry instead'],
    applicationUnderWay: [
      '这名教师有一份师资申请在审核中，请先办理该申请',
      'An application of this teacher is being reviewed; decide it first',
    ],
    validityOver: [
      '有效期已过，不能入库；请核对有效期',
      'The validity has already ended, so the teacher cannot be entered; check the dates',
    ],
    ownEntry: [
      '不能修改本人的入库信息，请提交信息变更申请，或由其他管理员办理',
      'You cannot change your own entry; request a change to your details, or ask another administrator',
    ],
    departmentOfAnotherBase: [
      '这个科室不属于该教师所在的培训基地，请重新选择',
      'This department does not belong to the teacher’s base; choose another',
    ],
  },
  issues: {
    'library.endsEarly': ['有效期的结束不能早于开始', 'The validity cannot end before it begins'],
    'library.needed': ['新录入时必填', 'Required for a new entry'],
  },
  sheets: {
    library: {
      title: ['师资库', 'Teacher library'],
      columns: {
        username: ['用户名', 'User name'],
        name: ['姓名', 'Name'],
        level: ['师资级别', 'Level'],
        base: ['培训基地', 'Base'],
        department: ['带教科室', 'Department'],
        ...teacherFields,
        profile: ['师资简介', 'Profile'],
        validFrom: ['有效期起', 'Valid from'],
        validUntil: ['有效期至', 'Valid until'],
        number: ['资格编号', 'Number'],
        state: ['状态', 'State'],
      },
      rules: {
        username: [
          '教师登录系统的用户名；每名教师一行，已在库的教师不能再导入',
          'The user name with which the teacher logs in; one row per teacher, no teachers already in the library',
        ],
        name: ['与系统中的姓名一致，用于核对', 'As in the system, as a check'],
        department: ['属于所填基地的科室名称', 'The name of a department of this base'],
        validFrom: ['认定资格的日期', 'The day on which the qualification was granted'],
        validUntil: ['留空则按该级别的规定年限计算', 'If empty, the usual validity of this level applies'],
      },
    },
  },
  libraryFaults: {
    personUnknown: ['系统中没有这个用户名的在用教师账号，请核对', 'No enabled teacher account has this user name; check it'],
    nameWrong: ['姓名与该用户名在系统中的姓名不一致，请核对', 'The name does not match this user name; check it'],
    baseUnknown: ['没有这个在用的培训基地，请核对名称', 'No base in use has this name; check it'],
    departmentUnknown: [
      '这个基地没有这个科室，请核对名称或先在科室管理中登记',
      'This base has no department of this name; check it or add the department first',
    ],
    choiceUnknown: ['不在可选项中，请按模板中的选项填写', 'Not one of the options; use one of those in the template'],
    alreadyInLibrary: ['这名教师已在师资库中', 'This teacher is already in the library'],
    applicationUnderWay: [
      '这名教师有一份师资申请在审核中，请先办理该申请',
      'An application of this teacher is being reviewed; decide it first',
    ],
    dayInFuture: ['日期不能晚于今天', 'The day cannot be later than today'],
    endsEarly: ['有效期的结束不能早于开始', 'The validity cannot end before it begins'],
    validityOver: ['有效期已过，不能入库', 'The validity has already ended'],
  },
})
