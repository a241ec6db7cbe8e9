import { book } from '../../../kernel/text/label.ts'

export const concernWords = book({
  auditActions: {
    'messages.concern.readers': ['指定意见箱阅看人', 'Readers of concerns named'],
    'concern.take': ['开始处理意见', 'Concern taken up'],
    'concern.answer': ['答复意见', 'Concern answered'],
    'concern.close': ['办结意见', 'Concern closed'],
    'concern.reopen': ['重新处理意见', 'Concern reopened'],
  },
  fields: {
    kind: ['类别', 'Kind'],
    departmentId: ['涉及科室', 'Department'],
    text: ['内容', 'Text'],
    hiddenFrom: ['不给谁看', 'Do not show to'],
    captchaKey: ['验证码', 'Verification code'],
    captchaCode: ['验证码', 'Verification code'],
    code: ['查询码', 'Code'],
    file: ['图片', 'Picture'],
    state: ['状态', 'State'],
    action: ['操作', 'Step'],
    pictureId: ['图片', 'Picture'],
    readerIds: ['阅看人', 'Readers'],
  },
  concernKinds: {
    mistreatment: ['不当对待', 'Mistreatment'],
    safety: ['安全', 'Safety'],
    teaching: ['教学', 'Teaching'],
    idea: ['建议', 'Idea'],
  },
  flows: {
    concern: {
      states: {
        received: ['已收到', 'Received'],
        inWork: ['处理中', 'In progress'],
        answered: ['已答复', 'Answered'],
        closed: ['已办结', 'Closed'],
      },
      actions: {
        take: ['开始处理', 'Take up'],
        answer: ['答复', 'Answer'],
        close: ['办结', 'Close'],
        reopen: ['重新处理', 'Reopen'],
      },
    },
  },
  permissions: {
    'messages:concern:read': ['阅看和答复意见（须由毕后办指定为阅看人）', 'Read and answer concerns (as a reader whom the office named)'],
    'messages:concern:name': ['指定意见箱阅看人', 'Name the readers of the concerns'],
  },
  menus: {
    'message.concernBox': ['意见箱', 'Concerns'],
    'message.concern': ['处理意见', 'Handle concerns'],
  },
  errors: {
    concernNobodyLeft: [
      '没有剩下可以阅看的人，这条意见没有保存。请至少保留一位阅看人，或者改向医院纪检监察部门、工会或卫生健康主管部门反映',
      'Nobody would be left to read it, so it was not saved. Leave at least one reader, or write to the hospital’s discipline office or union, or to the health authority',
    ],
    concernDepartmentUnknown: ['没有这个科室，请重新选择或不选', 'No such department; choose another, or none'],
    concernsOfDayFull: [
      '今天收到的意见已达上限，请明天再发。紧急情况请直接找医院纪检监察部门、工会或卫生健康主管部门',
      'The box has reached its limit of concerns for today; send yours tomorrow. If it is urgent, contact the hospital’s discipline office or union, or the health authority',
    ],
    concernMessagesOfDayFull: [
      '今天收到的补充已达上限，请明天再发。紧急情况请直接找医院纪检监察部门、工会或卫生健康主管部门',
      'The box has reached its limit of messages for today; send yours tomorrow. If it is urgent, contact the hospital’s discipline office or union, or the health authority',
    ],
    concernPicturesOfDayFull: [
      '今天收到的图片已达上限，请明天再添加，或用文字写明',
      'The box has reached its limit of pictures for today; add yours tomorrow, or describe it in words',
    ],
    concernHasReader: ['还有人能阅看这条意见，不用给别人看', 'This concern still has a reader; it need not be shown to others'],
    concernUnknown: ['没有这个查询码的意见，请核对每一个字母', 'No concern has this code; check every letter'],
    concernFull: ['这条意见的来往消息已达上限，请另发一条', 'This concern has reached its limit of messages; send another concern'],
    concernPicturesFull: ['一条意见最多 {most} 张图片', 'A concern takes at most {most} {most:picture|pictures}'],
    concernPictureUnfit: [
      '图片无法读取，请使用不超过 {megabytes} MB 的 JPG、PNG 或 WebP 图片',
      'The picture cannot be read; use a JPG, PNG or WebP of at most {megabytes} MB',
    ],
    concernAnswerNeeded: ['请填写答复', 'Write the answer'],
    concernReadersUnfit: [
      '{names} 没有阅看意见的权限，请先在角色中授予，或选择别人',
      '{names}: no permission to read concerns; grant it in their role first, or choose others',
    ],
  },
  issues: {
    'concern.code.shape': ['查询码是 20 个字母，分 5 组，每组 4 个', 'The code has 20 letters, five groups of four'],
    'concern.readers.none': ['请至少指定一位阅看人', 'Name at least one reader'],
    'concern.readers.many': ['最多指定 20 位阅看人', 'Name at most 20 readers'],
  },
})
