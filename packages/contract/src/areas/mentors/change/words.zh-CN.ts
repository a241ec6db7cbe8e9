export const changeZh = {
  auditActions: {
    'mentors.change.request': '申请更换导师',
    'mentorChange.passByMentor': '更换导师新导师同意',
    'mentorChange.rejectByMentor': '更换导师新导师不同意',
    'mentorChange.passByOffice': '更换导师管理员通过',
    'mentorChange.rejectByOffice': '更换导师管理员不通过',
    'mentorChange.withdraw': '撤回更换导师申请',
    'mentorChange.undo': '撤销更换导师的决定',
  },
  fields: { entryId: '新导师', why: '更换原因', state: '状态', baseId: '培训基地' },
  ownRecord: { changes: '更换导师申请', from: '原导师', refusal: '未通过的原因', createTime: '申请时间' },
  flows: {
    mentorChange: {
      states: {
        requested: '待新导师同意',
        newMentorPassed: '待管理员审核',
        newMentorRejected: '新导师未同意',
        adminPassed: '已更换',
        adminRejected: '未通过',
        withdrawn: '已撤回',
      },
      actions: {
        passByMentor: '同意接收',
        rejectByMentor: '不同意',
        passByOffice: '通过更换',
        rejectByOffice: '不通过',
        withdraw: '撤回申请',
      },
    },
  },
  permissions: {
    'mentors:change:own': '申请更换导师',
    'mentors:change:answer': '答复转入的学员',
    'mentors:change:list': '查看更换导师申请',
    'mentors:change:decide': '审核更换导师申请',
  },
  menus: { 'mentoring.changeRequests': '转入申请', 'mentoring.change': '更换导师' },
  errors: {
    noMentorYet: '你目前没有导师，不能申请更换；请在双向选择中选择导师',
    changeUnderWay: '已有一份更换导师的申请在办理中，请等待结果或先撤回',
    mentorNotOffered: '所选导师不在本基地的导师库中，请重新选择',
    mentorIsPresent: '所选的就是你现在的导师，请选择其他导师',
    noPlaceLeft: '{mentor} 的名额已满，请选择其他导师或等待名额',
    relationEnded: '{name} 与原导师的关系已经结束，这份申请不能再通过；请不通过并说明原因',
  },
  issues: {},
  sheets: {},
} as const
