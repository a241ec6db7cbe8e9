import { helpBook } from '../help-book.ts'

export const progressHelp = helpBook({
  'progress/session/index': {
    about: ['评议会议：看学员材料、写意见、记录结论。', 'Sessions: read packets, write notes, record decisions.'],
    acts: [
      [
        '毕后办计划会议，点“准备材料”为每名学员保存一份材料',
        'The education office plans a session and presses “Prepare”, which stores a packet for each trainee',
      ],
      ['委员点学员，先看未达到的要求，再写意见', 'Members choose a trainee, read unmet requirements first, then write a note'],
      ['会议当天主任委员点“开始评议”，逐一记录结论', 'On the day, the chair opens the session and records the decisions one by one'],
      ['是亲属时点“我与这名学员是亲属”，之后不参加评议', 'If you are a relative of the trainee, declare it; you then take no part'],
      ['全部有结论后点“结束评议”，打印会议纪要', 'Close it when everybody has a decision; print the minutes'],
    ],
    next: ['结束后学员收到通知，签收并可以答复', 'Trainees are notified, acknowledge the decision and can answer'],
    asks: [
      [
        ['结论记错了怎么办？', 'What if a decision is wrong?'],
        ['结束评议之前可以更正；结束后不能再改', 'You can correct it until the session is closed; after that it is final'],
      ],
    ],
  },
  'progress/own/index': {
    about: [
      '评议结论、学习计划和支持计划的目标。',
      'Decisions about your progress, your learning plan and the goals of your support plans.',
    ],
    acts: [
      ['阅读结论和理由，点“我已阅读，签收”', 'Read the decision and its reasons, then sign'],
      ['签收后可以答复一次', 'After signing you can answer once'],
      [
        '学习计划：点“+”把还缺的内容加为目标，写好措施，提交给导师',
        'Learning plan: tap “+” to add what is missing as a goal, enter the measure, and propose it to your mentor',
      ],
      ['自己负责的目标，点“填写结果”', 'Record the result of goals you own'],
    ],
    next: ['委员会看到签收和答复', 'The committee sees your acknowledgement and your answer'],
    asks: [
      [
        ['不同意结论怎么办？', 'What if I disagree?'],
        ['签收只表示已阅读；在答复中写明理由', 'Signing only means that you have read it; give your reasons in the answer'],
      ],
    ],
  },
  'progress/committee/index': {
    about: ['各基地的评议委员会、委员和任期。', 'Committees of bases with members and terms.'],
    acts: [
      ['设立委员会，添加委员并选择身份', 'Set up a committee and add members with their roles'],
      ['按页面提示补齐缺少的身份', 'Add the roles the page shows as missing'],
      ['设置每年评议次数', 'Set the number of sessions per year'],
    ],
    next: ['委员齐备后可以计划会议', 'Plan a session once it is complete'],
    asks: [
      [
        ['为什么提示“还不能评议”？', 'Why can it not decide yet?'],
        [
          '需要一名主任委员，基地管理员、毕后办、带教老师各至少一名，且一名老师来自基地以外',
          'It needs a chair; at least one each of base administrator, education office and supervisor; and one teacher from outside the base',
        ],
      ],
    ],
  },
  'progress/plan/index': {
    about: [
      '学员的学习计划和支持计划：目标、措施、负责人、期限和结果。',
      'Learning plans and support plans of trainees: goals, measures, owners, due dates and results.',
    ],
    acts: [
      [
        '导师：筛选“待我同意”，看学员还缺什么，再同意或写明理由退回',
        'Mentors: filter plans to agree to, see what the trainee lacks, then agree or return with a reason',
      ],
      ['导师：每三个月点“记录查看”，写下进展', 'Mentors: record a look every three months'],
      ['自己负责的目标，点“填写结果”', 'Record the result of goals you own'],
    ],
    next: ['支持计划的结果会出现在下一次评议的材料里', 'Results of support plans are part of the next packet'],
    asks: [
      [
        ['目标同意后还能改吗？', 'Can agreed goals be changed?'],
        ['点“请学员修订”，学员改后再由你同意', 'Ask the trainee to revise the plan; then agree again'],
      ],
      [
        ['目标逾期会怎样？', 'What if a goal is overdue?'],
        ['负责人和学员会收到提醒，页面标明“已逾期”', 'Owner and trainee are reminded, and the goal is marked overdue'],
      ],
    ],
  },
})
