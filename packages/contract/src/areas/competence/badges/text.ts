import { book } from '../../../kernel/text/label.ts'

export const badgeWords = book({
  auditActions: {
    'competence.badge.print': ['打印胸牌', 'Badges printed'],
    'competence.badge.revoke': ['作废胸牌', 'Badge revoked'],
    'competence.badge.lost': ['学员报失胸牌', 'Badge reported as lost'],
  },
  fields: {
    traineeIds: ['学员', 'Trainees'],
    reason: ['原因', 'Reason'],
    code: ['胸牌码', 'Badge code'],
    state: ['胸牌', 'Badge'],
  },
  permissions: { 'competence:badge:manage': ['打印和作废胸牌', 'Print and revoke badges'] },
  menus: { 'supervision.badge': ['胸牌', 'Badges'] },
  errors: {
    badgeUnknown: [
      '这个胸牌码无效。请核对本人，并请其到科室或毕后办换领胸牌。',
      'This badge is not valid. Check the person’s identity, and ask them to get a new badge from the department or the office.',
    ],
    badgeTraineeUnknown: [
      '选中的学员不全在你的管理范围内或已离开，请刷新列表后重新选择',
      'Some of these trainees are not in your scope or have left; reload the list and choose again',
    ],
    badgeRevoked: ['这个胸牌已经作废，请刷新列表', 'This badge has already been revoked; reload the list'],
    badgeNone: ['你没有有效的胸牌，请联系科室领取', 'You have no valid badge; get one from your department'],
  },
  issues: { 'badge.count': ['请选择 1 至 16 名学员', 'Choose 1 to 16 trainees'] },
})
