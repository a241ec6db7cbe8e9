import { type HelpPages, helpBook } from './help-book.ts'

const zh: HelpPages = {
  'message/template/index': {
    about: '系统自动通知的模板：每种事项一份，中英文各一段。',
    acts: ['修改标题和正文，用花括号里的名称代表姓名、日期等', '选择站外途径（微信、短信、邮件）和发送时间', '停用不需要的通知'],
    next: '修改只影响以后的通知，已经发出的不变。',
    asks: [['升级会改掉我的模板吗？', '不会，新版本只增加新的种类。']],
  },
  'message/delivery/index': {
    about: '站外消息的去向：谁、通过什么途径、送达没有，没有送达的写明原因。',
    acts: ['按状态、途径筛选', '把失败的消息逐条、多选或按筛选条件全部重新发送'],
    next: '没有送达的消息三天内自动重试，之后列为失败。',
    asks: [['为什么看不到号码和内容？', '这些是个人信息，这里只显示姓名和标题。']],
  },
  'message/inbox/index': {
    about: '等你处理的事和发给你的通知都在一处。',
    acts: ['点待办直接去处理', '按环节、未读或关键词找通知', '一次全部标为已读'],
    next: '有新通知时，页面会自己更新，标题上显示未读数。',
    asks: [['不想收短信怎么办？', '在个人中心的“通知偏好”里逐项关闭，紧急通知除外。']],
  },
  'message/inform/own': {
    about: '发给你的通知公告，打开即为已读，紧急的需要确认。',
    acts: ['阅读正文，下载附件', '对紧急通知点“我已知晓”'],
    next: '发送人会看到谁已读、谁已确认。',
    asks: [['为什么没有正文了？', '发送人撤回了这条通知。']],
  },
  'message/inform/index': {
    about: '写通知公告，发给人员、角色、基地、科室、年级或分组，并看谁读过。',
    acts: ['先看会发给多少人，再发送或定时发送', '标为紧急，要求每个人确认', '提醒还没有读的人，一小时最多一次', '撤回发错的通知'],
    next: '发送后接收人固定下来，收到站内通知，可能还有微信、短信或邮件。',
    asks: [['能发给谁？', '教学办公室可发给所有人，基地和科室只能发给自己的人。']],
  },
  'message/news/index': {
    about: '全院可读的新闻，置顶的在前，其余按时间排列。',
    acts: ['按标题和内容查找', '打开一篇阅读，下载附件'],
  },
  'message/news/manage': {
    about: '写新闻：封面、摘要、正文和附件，现在发布或定时发布。',
    acts: ['新增或修改草稿', '定时发布，或立即发布', '置顶，撤回'],
    next: '发布后出现在新闻中心和首页，有账号的人都能读。',
  },
  'message/collection/own': {
    about: '请你上传的材料：要求、截止时间和进度。',
    acts: ['上传文件，接受前可以更换', '看退回的原因，重新上传'],
    next: '收材料的人接受或退回，你会收到通知。',
    asks: [['过了截止时间还能交吗？', '只有允许补交的收集可以，会标为迟交。']],
  },
  'message/collection/index': {
    about: '向一批人收材料：谁交了、谁没交，一处看清。',
    acts: ['写明要求、格式、大小和截止时间', '逐份接受或退回，可以撤销', '提醒还没有交的人', '按命名规则打包下载全部文件'],
    next: '被请的人收到通知；截止前 7 天、前 1 天和后 1 天自动提醒。',
  },
  'message/collection/library': {
    about: '各次收集里已接受的文件，可以查找和下载。',
    acts: ['按收集、姓名或文件名查找', '预览或下载文件'],
  },
  'message/group/index': {
    about: '常用的接收人分组：由条件组成，人员变动时自动跟随。',
    acts: ['新增分组，选择人员、角色、基地、科室或年级', '与办公室共享'],
    next: '发通知或收材料时直接选分组。',
  },
}
const en: HelpPages = {
  'message/template/index': {
    about: 'Templates of automatic notices: one per kind, in both languages.',
    acts: [
      'Change title and text; names in braces stand for people, days and so on',
      'Choose the ways beside the site (WeChat, SMS, e-mail) and when they go out',
      'Switch off what is not wanted',
    ],
    next: 'Changes hold for later notices only.',
    asks: [['Does an upgrade change my templates?', 'No, it only adds new kinds.']],
  },
  'message/delivery/index': {
    about: 'What became of messages beside the site: to whom, by which way, and why one was not delivered.',
    acts: ['Filter by state and way', 'Send failed messages again: one, the ticked ones, or all of a filter'],
    next: 'What was not delivered is tried again for three days, then it has failed.',
    asks: [['Why are numbers and texts not shown?', 'They are personal; only name and title are shown here.']],
  },
  'message/inbox/index': {
    about: 'What waits for you and every notice to you, in one place.',
    acts: ['Open a matter and deal with it', 'Find notices by stage, unread or words', 'Mark all as read at once'],
    next: 'The page follows by itself when something arrives; the title of the window shows how many are unread.',
    asks: [['How do I stop text messages?', 'Under “Notification preferences” in your personal centre, kind by kind; urgent ones stay.']],
  },
  'message/inform/own': {
    about: 'Informs to you. Opening one is reading it; urgent ones ask to be confirmed.',
    acts: ['Read the text and download attachments', 'Confirm urgent ones'],
    next: 'The sender sees who has read and who has confirmed.',
    asks: [['Why is the text gone?', 'The sender withdrew the inform.']],
  },
  'message/inform/index': {
    about: 'Write informs to people, roles, bases, departments, cohorts or groups, and see who has read them.',
    acts: [
      'See how many it reaches, then send now or at a time',
      'Mark it urgent, so that everybody confirms',
      'Remind those who have not read, at most once an hour',
      'Withdraw what was sent by mistake',
    ],
    next: 'The recipients are fixed when it is sent; they get a notice on the site, perhaps by WeChat, SMS or e-mail too.',
    asks: [['Whom may I write to?', 'The education office to everybody; bases and departments to their own people.']],
  },
  'message/news/index': {
    about: 'News of the house: pinned ones first, then the newest.',
    acts: ['Search titles and texts', 'Open one to read it and its attachments'],
  },
  'message/news/manage': {
    about: 'Write news: cover, summary, text and attachments, published now or at a time.',
    acts: ['Write or change a draft', 'Publish now or schedule it', 'Pin it, withdraw it'],
    next: 'Published news is in the news centre and on the home page, for everybody with an account.',
  },
  'message/collection/own': {
    about: 'Files you are asked for: what is wanted, until when, and how far it is.',
    acts: ['Upload files; until they are accepted you can replace them', 'See why files were returned, and upload again'],
    next: 'Whoever asked accepts or returns them, and you get a notice.',
    asks: [['Can I upload after the time?', 'Only where the collection takes late files; they are marked as late.']],
  },
  'message/collection/index': {
    about: 'Ask many people for files, and see who has uploaded and who has not.',
    acts: [
      'Say what is asked, in which formats, sizes and until when',
      'Accept or return one by one, with undo',
      'Remind those who have not uploaded',
      'Download all as one archive named by a rule',
    ],
    next: 'People get a notice, and reminders seven days and one day before the time and one day after it.',
  },
  'message/collection/library': {
    about: 'Accepted files of all collections, to find and download.',
    acts: ['Search by collection, person or file name', 'Preview or download a file'],
  },
  'message/group/index': {
    about: 'Groups of recipients: made of rules, so that they follow when people come and go.',
    acts: ['Make a group of people, roles, bases, departments or cohorts', 'Share it with the office'],
    next: 'Choose the group when you write an inform or ask for files.',
  },
}
export const messagesHelp = helpBook(zh, en)
