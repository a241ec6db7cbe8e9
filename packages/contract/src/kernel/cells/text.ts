import { book } from '../text/label.ts'

/** Messages about cells of a sheet that cannot be read; only the server writes them. */
export const cellWords = book({
  issues: {
    notOneOf: [
      '不在可选的范围内，请按模板第二页的说明填写',
      'is not one of the choices; see the second page of the template',
    ],
    number: ['应为 {min} 到 {max} 的数字', 'must be a number from {min} to {max}'],
    absent: [
      '“缺考”不是分数：没有成绩的请留空',
      '“Absent” is not a score: leave the cell empty if there is no score',
    ],
    masked: [
      '是带 * 的号码，与登记的不一致：保持导出时的样子表示不修改，要修改请填写完整的号码',
      'is a number with * that does not match the stored one: leave it as exported to keep it, or type the full number to change it',
    ],
    error: [
      '公式出错或内容是错误值（如 #N/A、#REF!），请改正公式，或直接填写内容',
      'contains an error (such as #N/A or #REF!); correct the formula or type the content',
    ],
    uncomputed: [
      '公式还没有计算结果，请在 Excel 或 WPS 中打开并保存，或直接填写内容',
      'contains a formula that has not been calculated; open and save the sheet in Excel or WPS, or type the content',
    ],
    picture: [
      '这里有图片，表格导入不能带入图片，请删除图片或改填文字后再导入；题目的图片可在导入后逐题上传',
      'contains a picture, which cannot be imported; remove it or type text instead. Pictures of questions can be added after the import',
    ],
    rounded: [
      '数字超过 15 位，末尾几位已被表格软件改成 0，请先把单元格设为“文本”格式，再重新填写完整',
      'has more than 15 digits, and the spreadsheet changed the last ones to 0; format the cell as Text and type the full number again',
    ],
    percent: [
      '是百分数，请填写不带 % 的数字（如 85% 填 85），并把单元格格式改为“常规”',
      'is a percentage; type the number without % (85 for 85%) and format the cell as General',
    ],
    dayAsNumber: [
      '是日期或时间格式，这里应为数字，请把单元格格式改为“常规”后重新填写',
      'is formatted as a date or time, but should be a number; format the cell as General and type the number again',
    ],
    dayAmbiguous: [
      '日期的年份不在最前面，无法确定月和日，请按 2020-07-01 的格式填写',
      'does not start with the year, so day and month are ambiguous; type it like 2020-07-01',
    ],
    dayIncomplete: [
      '只有年、月或只有月、日，请填写完整的日期，如 2020-07-01',
      'has no day or no year; type the full date, like 2020-07-01',
    ],
    timeOnly: [
      '只有时间，没有日期，请填写完整的日期，如 2020-07-01',
      'is a time without a date; type the full date, like 2020-07-01',
    ],
    dayWithTime: [
      '只需要日期，请去掉时间，如 2020-07-01',
      'needs only a date; remove the time, like 2020-07-01',
    ],
    noDay: [
      '是一个数字而不是日期，请把单元格设为日期格式，或按 2020-07-01 的格式填写',
      'is a number, not a date; format the cell as a date, or type it like 2020-07-01',
    ],
  },
})
