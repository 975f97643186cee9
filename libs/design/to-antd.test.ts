import { theme } from 'antd';
import { toAntd } from '#libs/design/to-antd';

// antd's dark algorithm changes colours it is given; this holds the wrapper to what the design asks for.
test('antd is given the exact colours and sizes of the design', () => {
  const token = theme.getDesignToken(toAntd());
  expect(token).toMatchObject({
    colorPrimary: '#FF5A1F',
    colorPrimaryHover: '#FF7A47',
    colorLink: '#FFA27D',
    colorError: '#FF7A85',
    colorText: '#F4F3EF',
    colorTextPlaceholder: '#8B9097',
    colorTextLightSolid: '#0A0B0D',
    colorBgContainer: '#16191D',
    colorBorder: '#6B7178',
    borderRadiusLG: 8,
    controlHeight: 44,
  });
});
