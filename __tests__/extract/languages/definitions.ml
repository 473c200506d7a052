(* Every definition of the files in the folder that is given, as the compiler's own parser has them: file, line, name,
   type as written where it has one, and documentation that the compiler attaches. A line of JSON each. *)
open Parsetree

let root = Sys.argv.(1)
let file = ref ""
let text = ref ""

let quoted s =
  let b = Buffer.create 100 in
  String.iter (function
    | '"' -> Buffer.add_string b "\\\"" | '\\' -> Buffer.add_string b "\\\\" | '\n' -> Buffer.add_string b "\\n"
    | c -> if c >= ' ' then Buffer.add_char b c) s;
  "\"" ^ Buffer.contents b ^ "\""

let docs attributes =
  String.concat " " (List.filter_map (fun a -> match a.attr_name.txt, a.attr_payload with
    | "ocaml.doc", PStr [{ pstr_desc = Pstr_eval ({ pexp_desc = Pexp_constant (Pconst_string (s, _, _)); _ }, _); _ }] -> Some s
    | _ -> None) attributes)

let written (t : core_type) =
  let first = t.ptyp_loc.loc_start.pos_cnum in
  String.sub !text first (t.ptyp_loc.loc_end.pos_cnum - first)

let add ?typ (l : string Location.loc) attributes =
  Printf.printf "[%s,%d,%s,%s,%s]\n" (quoted !file) l.loc.loc_start.pos_lnum (quoted l.txt)
    (match typ with Some t -> quoted (written t) | None -> "null") (quoted (docs attributes))

let maybe l attributes = Option.iter (fun t -> add { l with Location.txt = t } attributes) l.Location.txt

let typ t =
  add t.ptype_name t.ptype_attributes;
  match t.ptype_kind with
  | Ptype_variant all -> List.iter (fun c -> add c.pcd_name c.pcd_attributes) all
  | Ptype_record all -> List.iter (fun l -> add ~typ:l.pld_type l.pld_name l.pld_attributes) all
  | _ -> ()

let rec item s = match s.psig_desc with
  | Psig_value v -> add ~typ:v.pval_type v.pval_name v.pval_attributes
  | Psig_type (_, all) -> List.iter typ all
  | Psig_module m -> maybe m.pmd_name m.pmd_attributes; within m.pmd_type
  | Psig_modtype m -> add m.pmtd_name m.pmtd_attributes; Option.iter within m.pmtd_type
  | _ -> ()
and within m = match m.pmty_desc with
  | Pmty_signature all -> List.iter item all
  | Pmty_functor (_, m) | Pmty_with (m, _) -> within m
  | _ -> ()

let () = Array.iter (fun name ->
  if Filename.check_suffix name ".mli" then begin
    let channel = open_in_bin (Filename.concat root name) in
    file := name;
    text := really_input_string channel (in_channel_length channel);
    close_in channel;
    List.iter item (Parse.interface (Lexing.from_string !text))
  end) (let all = Sys.readdir root in Array.sort compare all; all)
