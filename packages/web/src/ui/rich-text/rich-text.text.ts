import { book } from '../../platform/texts/book.ts'

export const richTextText = book({
  toolbar: ['格式', 'Format'],
  hint: ['Alt+F10 到工具栏，Esc 回到正文', 'Alt+F10 for the toolbar, Esc back to the text'],
  undo: ['撤销', 'Undo'],
  redo: ['重做', 'Redo'],
  headings: { 2: ['一级标题', 'Heading 1'], 3: ['二级标题', 'Heading 2'], 4: ['三级标题', 'Heading 3'] },
  bold: ['加粗', 'Bold'],
  italic: ['斜体', 'Italic'],
  underline: ['下划线', 'Underline'],
  strike: ['删除线', 'Strike through'],
  bulletList: ['项目列表', 'Bulleted list'],
  orderedList: ['编号列表', 'Numbered list'],
  blockquote: ['引用', 'Quotation'],
  link: ['链接', 'Link'],
  picture: ['插入图片', 'Insert picture'],
  clear: ['清除格式', 'Clear formatting'],
  linkLabel: ['网址或邮箱', 'Web or e-mail address'],
  linkApply: ['设为链接', 'Set link'],
  linkRemove: ['取消链接', 'Remove link'],
  linkWrong: ['请填写 http、https 网址或邮箱地址', 'Enter an http or https address, or an e-mail address'],
  linkSelect: ['先选中要加链接的文字', 'Select the text to link first'],
  pictureAlt: ['图片说明（给看不到图片的人）', 'Picture description (for people who cannot see it)'],
  pictureMissing: ['图片没有取到：{alt}', 'The picture could not be loaded: {alt}'],
  loading: ['正在读取编辑器…', 'Loading the editor…'],
  failed: ['编辑器没有取到，请检查网络后重新打开', 'The editor could not be loaded; check the network and open this again'],
  opensOutside: ['（在新窗口打开）', ' (opens in a new window)'],
})

/** Word's list markers in text: 1. a) 一、 */
export const orderedMark = /^\s*[(（]?([0-9]+|[a-z]{1,4}|[一二三四五六七八九十]+)[.)）、．]/i
