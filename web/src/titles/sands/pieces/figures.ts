/** People and camels as they are drawn on badges and borders: ground line at height 0, light from the left. */

export const PEASANT =
  '<path class="k" d="M8 0L11 -25" style="stroke-width:1.7"/>' +
  '<path class="s" d="M11 -25q-6 -5 -9 -1q5 -1.5 7.5 2.5z"/>' +
  '<path class="o" d="M-7.5 0Q-8 -13 -4 -16H4Q8 -13 7.5 0Z"/>' +
  '<path class="os" d="M1.5 -15.5H4Q8 -13 7 -.5H3.5Z"/><path class="k" d="M4 -13L9 -9"/>' +
  '<path class="k" d="M-7.3 -6H7.5" style="stroke-width:1.4"/><circle class="sk" cx="0" cy="-20" r="4.6"/>' +
  '<path class="g" d="M-9 -21.5Q0 -25.5 9 -21.5Q6 -23 4.5 -23.5Q3.5 -28.5 0 -28.5T-4.5 -23.5Q-6 -23 -9 -21.5Z"/>';

export const SOLDIER =
  '<path class="k" d="M9.5 1V-34" style="stroke-width:1.8"/><path class="st2" d="M9.5 -39l2.6 6.5h-5.2z"/>' +
  '<path class="o" d="M-6.5 0Q-7 -13 -4 -16H5Q8 -13 7.5 0Z"/>' +
  '<path class="st2" d="M-6.5 -7Q-6.5 -14 -4 -16H5Q7.5 -14 7.6 -7Z"/>' +
  '<circle class="sk" cx=".6" cy="-19.5" r="4.3"/>' +
  '<path class="st2" d="M-5 -17.5V-20Q-5 -26 .6 -26T6.2 -20V-17.5H3.4V-21H-1.8V-17.5Z"/>' +
  '<path class="o" d="M-6.5 -23Q-4.5 -32.5 3 -31.5Q8 -31 9 -25Q6 -28 .6 -27T-6.5 -23Z"/>' +
  '<circle class="o" cx="-5" cy="-8" r="6.8"/><circle class="em" cx="-5" cy="-8" r="2.5"/>';

/** About 42 units wide and 33 high. */
export const CAMEL =
  '<path class="cm" d="M-17 3L-15 -7Q-18 -9 -17.5 -13Q-13 -16 -8 -15Q-5 -23 -1 -15Q3 -23 7 -14Q12 -13 13 -18L14.5 -25Q13.5 -29 18 -29.5L24 -26.5Q24 -24 19.5 -23.5Q19 -13 13.5 -7.5L14 3H11L9.5 -5H-10L-13 3Z"/>' +
  '<path class="k" d="M-17.5 -12q-3 3 -2.5 7M9 -5l-2 8M-11 -5l2.5 8"/>' +
  '<path class="o" d="M-8 -15.5Q-1 -11.5 6.5 -14.5L8 -5.5Q0 -2.5 -9 -5.5Z"/>' +
  '<path class="t" d="M-10 -13h5.5v6.5H-10z"/><circle class="ho" cx="18" cy="-27" r=".7"/>';
