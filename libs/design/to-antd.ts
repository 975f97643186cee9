/**
 * The school's look as an antd theme. antd's darkAlgorithm rewrites seed colours (#FF5A1F becomes #DC501D, the
 * placeholder fails AA), and seeds cannot be overridden after it: so it is wrapped, and the exact colours win.
 * Styles come from one file extracted at build time (zeroRuntime); class names are stable under the key "storm".
 */
import { theme, type ThemeConfig } from 'antd';
import { color, font, motion, radius, space } from '#libs/design/tokens';

type Algorithm = typeof theme.darkAlgorithm;

export function toAntd(): ThemeConfig {
  return {
    algorithm: [theme.darkAlgorithm, exactColours],
    cssVar: { key: 'storm', prefix: 'ant' },
    hashed: false,
    zeroRuntime: true,
    token,
    components: {
      Button: { fontWeight: 600, primaryShadow: 'none', defaultShadow: 'none', paddingInlineLG: 26 },
      Input: { activeShadow: 'none' },
      Card: { headerBg: 'transparent' },
      Modal: { contentBg: color.ink[700], headerBg: color.ink[700], borderRadiusLG: radius.lg },
      Notification: { width: 372 },
    },
  };
}

const { ink, signal, status } = color;

const exactColours: Algorithm = (seed, mapped) => ({
  ...(mapped ?? theme.darkAlgorithm(seed)),
  colorPrimary: signal.base,
  colorPrimaryHover: signal.hover,
  colorPrimaryActive: signal.active,
  colorInfo: status.info,
  colorSuccess: status.success,
  colorWarning: status.warning,
  colorError: status.error,
  colorErrorHover: status.errorHover,
  colorErrorActive: '#F2606C',
  colorLink: signal.text,
  colorLinkHover: '#FFC2A8',
  colorLinkActive: signal.hover,
});

const token: ThemeConfig['token'] = {
  colorPrimary: signal.base,
  colorBgBase: ink[950],
  colorTextBase: color.text,
  colorBgLayout: ink[950],
  colorBgContainer: ink[800],
  colorBgElevated: ink[700],
  colorBorder: color.control,
  colorBorderSecondary: color.line,
  colorText: color.text,
  colorTextSecondary: color.muted,
  colorTextTertiary: color.subtle,
  colorTextPlaceholder: color.subtle,
  colorTextDescription: color.muted,
  // Text on orange is ink: white on it is 3.12:1.
  colorTextLightSolid: signal.on,
  fontFamily: font.body,
  fontSize: space[4],
  borderRadius: radius.sm,
  borderRadiusSM: radius.xs,
  borderRadiusLG: radius.md,
  controlHeight: 44,
  controlHeightLG: 52,
  controlHeightSM: 36,
  motionDurationFast: seconds(motion.fast),
  motionDurationMid: seconds(motion.base),
  motionDurationSlow: seconds(motion.slow),
  wireframe: false,
};

function seconds(milliseconds: number): string {
  return `${milliseconds / 1000}s`;
}
