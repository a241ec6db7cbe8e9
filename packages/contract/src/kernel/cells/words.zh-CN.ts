/** What is said of cells of a sheet that cannot be taken; only the server says it. */
export const cellZh = {
  issues: {
    notOneOf: '不在可选的范围内，请按模板第二页的说明填写',
    number: '应为 {min} 到 {max} 的数字',
    masked: '是带 * 的号码，与登记的不一致：保持导出时的样子表示不修改，要修改请填写完整的号码',
    error: '公式出错或内容是错误值（如 #N/A、#REF!），请改正公式，或直接填写内容',
    uncomputed: '公式还没有计算结果，请在 Excel 或 WPS 中打开并保存，或直接填写内容',
    picture: '这里有图片，表格导入不能带入图片，请删除图片或改填文字后再导入；题目的图片可在导入后逐题上传',
    rounded: '数字超过 15 位，末尾几位已被表格软件改成 0，请先把单元格设为“文本”格式，再重新填写完整',
    percent: '是百分数，请填写不带 % 的数字（如 85% 填 85），并把单元格格式改为“常规”',
    dayAsNumber: '是日期或时间格式，这里应为数字，请把单元格格式改为“常规”后重新填写',
    dayAmbiguous: '日期的年份不在最前面，无法确定月和日，请按 2020-07-01 的格式填写',
    dayIncomplete: '只有年、月或只有月、日，请填写完整的日期，如 2020-07-01',
    timeOnly: '只有时间，没有日期，请填写完整的日期，如 2020-07-01',
    dayWithTime: '只需要日期，请去掉时间，如 2020-07-01',
    noDay: '是一个数字而不是日期，请把单元格设为日期格式，或按 2020-07-01 的格式填写',
  },
} as const
