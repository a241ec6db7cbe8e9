import { book } from '../../../kernel/text/label.ts'

export const exchangeWords = book({
  auditActions: {
    'exchange.pass': ['师资交流审核通过', 'Exchange of a teacher passed'],
    'exchange.reject': ['师资交流审核不通过', 'Exchange of a teacher rejected'],
    'exchange.withdraw': ['撤回师资交流', 'Exchange of a teacher withdrawn'],
    'exchange.hold': ['确认师资交流已开展', 'Exchange of a teacher confirmed as completed'],
    'exchange.report': ['提交师资交流总结', 'Exchange report submitted'],
    'exchange.undo': ['撤销师资交流审核决定', 'Exchange of a teacher: decision undone'],
    'teachers.exchange.add': ['申请师资交流', 'Exchange of a teacher applied for'],
  },
  fields: {
    departmentId: ['带教科室', 'Teaching department'],
    exchangeKind: ['交流类型', 'Kind of exchange'],
    unitId: ['协同单位', 'Partner unit'],
    institution: ['单位名称', 'Institution'],
    topic: ['交流主题', 'Topic'],
    fromDay: ['开始日期', 'First day'],
    toDay: ['结束日期', 'Last day'],
    place: ['地点', 'Place'],
    costYuan: ['预计费用（元）', 'Estimated cost (CNY)'],
    purpose: ['交流内容与目的', 'Content and purpose'],
    papers: ['邀请函等材料', 'Invitation and other papers'],
    report: ['交流总结', 'Report'],
    reportFiles: ['总结附件', 'Attachments of the report'],
    year: ['年份', 'Year'],
    held: ['已开展', 'Completed'],
    late: ['总结逾期', 'Report late'],
    waiting: ['待我处理', 'Waiting for me'],
  },
  exchangeKinds: {
    study: ['进修', 'Advanced study'],
    visit: ['访学', 'Visit'],
    talk: ['讲学', 'Talk'],
    conference: ['学术会议', 'Conference'],
  },
  flows: {
    exchange: {
      states: {
        submitted: ['待审核', 'Awaiting review'],
        passed: ['已通过', 'Passed'],
        rejected: ['未通过', 'Rejected'],
        withdrawn: ['已撤回', 'Withdrawn'],
        held: ['已开展，待总结', 'Completed, report due'],
        reported: ['已总结', 'Reported'],
      },
      actions: {
        pass: ['通过', 'Pass'],
        reject: ['不通过', 'Reject'],
        withdraw: ['撤回', 'Withdraw'],
        hold: ['确认已开展', 'Confirm completion'],
        report: ['提交总结', 'Submit report'],
      },
    },
  },
  permissions: {
    'teachers:exchange:own': ['申请本人交流', 'Apply for own exchanges'],
    'teachers:exchange:list': ['查看师资交流', 'See teacher exchanges'],
    'teachers:exchange:review': ['审核师资交流', 'Review teacher exchanges'],
    'teachers:exchange:export': ['导出师资交流', 'Export teacher exchanges'],
  },
  menus: {
    'teaching.exchanges': ['我的交流', 'My exchanges'],
    'teaching.exchangeReview': ['交流审核', 'Exchange review'],
    'teaching.exchangeRecord': ['交流记录', 'Exchange records'],
  },
  errors: {
    exchangeOverlaps: [
      '{from} 至 {to} 已有一次交流，日期不能重叠；请调整日期，或先撤回那一次',
      'You already have an exchange from {from} to {to}, and exchanges cannot overlap; change the dates, or withdraw that exchange first',
    ],
    exchangeUnitUnknown: [
      '请选择一个在用的协同单位，或直接填写单位名称',
      'Choose a partner unit that is in use, or enter the name of the institution',
    ],
  },
  issues: {
    'exchange.endsEarly': ['结束日期不能早于开始日期', 'The last day cannot be before the first day'],
    'exchange.whereTo': ['协同单位和单位名称请填写其中一项', 'Enter either the partner unit or the name of the institution, not both'],
  },
  sheets: {
    exchanges: {
      title: ['师资交流', 'Teacher exchanges'],
      columns: {
        name: ['姓名', 'Name'],
        department: ['科室', 'Department'],
        kind: ['交流类型', 'Kind'],
        host: ['单位', 'Institution'],
        topic: ['交流主题', 'Topic'],
        fromDay: ['开始日期', 'First day'],
        toDay: ['结束日期', 'Last day'],
        place: ['地点', 'Place'],
        costYuan: ['预计费用（元）', 'Estimated cost (CNY)'],
        state: ['状态', 'State'],
        reportUntil: ['总结期限', 'Report due'],
        reportTime: ['总结提交时间', 'Reported at'],
        report: ['交流总结', 'Report'],
      },
      rules: {},
    },
  },
})
