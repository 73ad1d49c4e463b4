/** A field for a length, in whichever unit. */
export type LengthFieldProps = {
  /** Without a unit: 'Length'. */
  label: string;
  name: string;
  /** In metres, as typed. */
  value: string;
  problem?: string | undefined;
  question?: string | undefined;
  isChecked?: boolean;
  placeholder?: string;
  step?: string;
  onChange: (metres: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
};
