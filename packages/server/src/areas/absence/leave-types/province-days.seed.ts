export type ProvinceDays = {
  /** First two digits of the region code. */
  code: string
  regulation: string

  /**
   * Total days with those of the whole country. What is left out is not certain and is recorded by
   * the office.
   */
  days: { marriage?: number; maternity?: number; paternity?: number; parental?: number }
}

const regulationOf = (province: string) => `${province}人口与计划生育条例`

const province = (code: string, name: string, days: ProvinceDays['days']): ProvinceDays => ({
  code,
  regulation: regulationOf(name),
  days,
})

/** Days of family leaves by the regulations of provinces. */
export const provinceDays: readonly ProvinceDays[] = [
  province('11', '北京市', { marriage: 10, maternity: 158, paternity: 15, parental: 5 }),
  province('12', '天津市', { maternity: 158, paternity: 15, parental: 10 }),
  province('13', '河北省', { marriage: 18, maternity: 158, paternity: 15, parental: 10 }),
  province('14', '山西省', { marriage: 30, maternity: 158, paternity: 15, parental: 15 }),
  province('15', '内蒙古自治区', { marriage: 18, maternity: 158, paternity: 25, parental: 10 }),
  province('21', '辽宁省', { marriage: 10, maternity: 158, paternity: 20, parental: 10 }),
  province('22', '吉林省', { marriage: 15, paternity: 25, parental: 20 }),
  province('23', '黑龙江省', { marriage: 15, maternity: 180, paternity: 15, parental: 10 }),
  province('31', '上海市', { marriage: 10, maternity: 158, paternity: 10, parental: 5 }),
  province('32', '江苏省', { marriage: 13, maternity: 158, paternity: 15, parental: 10 }),
  province('33', '浙江省', { maternity: 158, paternity: 15, parental: 10 }),
  province('34', '安徽省', { maternity: 158, paternity: 30, parental: 10 }),
  province('35', '福建省', { marriage: 15, paternity: 15, parental: 10 }),
  province('36', '江西省', { marriage: 18, maternity: 188, paternity: 30, parental: 10 }),
  province('37', '山东省', { maternity: 158, paternity: 15, parental: 10 }),
  province('41', '河南省', { marriage: 21, parental: 10 }),
  province('42', '湖北省', { maternity: 158, paternity: 15, parental: 10 }),
  province('43', '湖南省', { maternity: 158, paternity: 20, parental: 10 }),
  province('44', '广东省', { maternity: 178, paternity: 15, parental: 10 }),
  province('45', '广西壮族自治区', { paternity: 25, parental: 10 }),
  province('46', '海南省', { marriage: 13, paternity: 15 }),
  province('50', '重庆市', { marriage: 15, maternity: 178, paternity: 20 }),
  province('51', '四川省', { maternity: 158, parental: 10 }),
  province('52', '贵州省', { marriage: 13, maternity: 158, paternity: 15, parental: 10 }),
  province('53', '云南省', { marriage: 18, maternity: 158, paternity: 30, parental: 10 }),
  province('61', '陕西省', { maternity: 158, paternity: 15 }),
  province('62', '甘肃省', { marriage: 30, maternity: 180, paternity: 30, parental: 15 }),
  province('63', '青海省', { marriage: 15, maternity: 188, paternity: 15, parental: 15 }),
  province('64', '宁夏回族自治区', { marriage: 13, maternity: 158, paternity: 25, parental: 10 }),
]
