import { book } from '../../../kernel/text/label.ts'

export const changeWords = book({
  auditActions: {
    'mentors.change.request': ['申请更换导师', 'Change of mentor requested'],
    'mentorChange.passByMentor': ['更换导师新导师同意', 'Change of mentor: new mentor agreed'],
    'mentorChange.rejectByMentor': ['更换导师新导师不同意', 'Change of mentor: new mentor declined'],
    'mentorChange.passByOffice': ['更换导师管理员通过', 'Change of mentor approved'],
    'mentorChange.rejectByOffice': ['更换导师管理员不通过', 'Change of mentor rejected'],
    'mentorChange.withdraw': ['撤回更换导师申请', 'Change of mentor withdrawn'],
    'mentorChange.undo': ['撤销更换导师的决定', 'Change of mentor: decision undone'],
  },
  fields: {
    entryId: ['新导师', 'New mentor'],
    why: ['更换原因', 'Reason'],
    state: ['状态', 'State'],
    waiting: ['待我处理', 'Waiting for me'],
    baseId: ['培训基地', 'Base'],
  },
  ownRecord: {
    changes: ['更换导师申请', 'Changes of mentor'],
    from: ['原导师', 'Current mentor'],
    refusal: ['未通过的原因', 'Reason for refusal'],
    createTime: ['申请时间', 'Requested'],
  },
  flows: {
    mentorChange: {
      states: {
        requested: ['待新导师同意', 'Awaiting new mentor'],
        newMentorPassed: ['待管理员审核', 'Awaiting office'],
        newMentorRejected: ['新导师未同意', 'Declined by the new mentor'],
        adminPassed: ['已更换', 'Changed'],
        adminRejected: ['未通过', 'Rejected'],
        withdrawn: ['已撤回', 'Withdrawn'],
      },
      actions: {
        passByMentor: ['同意接收', 'Accept'],
        rejectByMentor: ['不同意', 'Decline'],
        passByOffice: ['通过更换', 'Approve'],
        rejectByOffice: ['不通过', 'Reject'],
        withdraw: ['撤回申请', 'Withdraw'],
      },
    },
  },
  waiting: {
    answerChanges: ['名学员申请转入，待答复', '{count:trainee wants|trainees want} you as their new mentor'],
    decideChanges: ['份更换导师申请待审核', 'mentor {count:change|changes} to decide'],
  },
  permissions: {
    'mentors:change:own': ['申请更换导师', 'Request another mentor'],
    'mentors:change:answer': ['答复转入的学员', 'Answer requests from trainees wanting to change to oneself'],
    'mentors:change:list': ['查看更换导师申请', 'See changes of mentor'],
    'mentors:change:decide': ['审核更换导师申请', 'Decide changes of mentor'],
  },
  menus: { 'mentoring.changeRequests': ['转入申请', 'Requests to me'], 'mentoring.change': ['更换导师', 'Changes of mentor'] },
  errors: {
    noMentorYet: [
      '你目前没有导师，不能申请更换；请在双向选择中选择导师',
      'You have no mentor at present, so there is nothing to change; choose one in the two-way choice',
    ],
    changeUnderWay: [
      '已有一份更换导师的申请在办理中，请等待结果或先撤回',
      'You already have an open request to change mentor; wait for the result or withdraw it first',
    ],
    mentorNotOffered: ['所选导师不在本基地的导师库中，请重新选择', 'This mentor is not in the mentor library of your base; choose another'],
    mentorIsPresent: ['所选的就是你现在的导师，请选择其他导师', 'This is already your mentor; choose another'],
    noPlaceLeft: [
      '{mentor} 的名额已满或已不再带教，请选择其他导师或等待名额',
      '{mentor} has no place left or no longer guides trainees; choose another mentor or wait for a place',
    ],
    relationEnded: [
      '{name} 与原导师的关系已经结束，这份申请不能再通过；请不通过并说明原因',
      'The relation of {name} with the former mentor has already ended, so this can no longer be approved; reject it with a reason',
    ],
  },
  issues: {},
  sheets: {},
})
