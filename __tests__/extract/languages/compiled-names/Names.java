import com.sun.source.util.JavacTask;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;
import javax.lang.model.element.*;
import javax.lang.model.type.*;
import javax.lang.model.util.*;
import javax.tools.*;

/** What the compiler says of public elements below folders: a line of JSON for each. */
public class Names {
  static Elements elements;
  static List<String> out;
  public static void main(String[] args) throws Exception {
    for (String dir : args) {
      out = new ArrayList<>();
      JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
      DiagnosticCollector<JavaFileObject> d = new DiagnosticCollector<>();
      StandardJavaFileManager fm = compiler.getStandardFileManager(d, null, null);
      List<Path> files;
      try (Stream<Path> s = Files.walk(Path.of(dir))) { files = s.filter(p -> p.toString().endsWith(".java")).sorted().toList(); }
      JavacTask task = (JavacTask) compiler.getTask(null, fm, d, List.of("-proc:none", "-Xlint:none"), null, fm.getJavaFileObjectsFromPaths(files));
      Iterable<? extends Element> all = task.analyze();
      for (var x : d.getDiagnostics()) if (x.getKind() == Diagnostic.Kind.ERROR) System.err.println(dir + " " + x);
      elements = task.getElements(); trees = com.sun.source.util.Trees.instance(task);
      Set<Element> seen = new LinkedHashSet<>();
      for (Element e : all) if (e.getEnclosingElement() == null || e.getEnclosingElement().getKind() == ElementKind.PACKAGE) if (seen.add(e)) visit(e, "");
      System.out.println("[" + out.stream().sorted().map(Names::json).collect(Collectors.joining(",")) + "]");
    }
  }
  static com.sun.source.util.Trees trees;
  /** Whether the compiler made it: it stands nowhere. */
  static boolean isMade(Element e) { var p = trees.getPath(e); return p == null; }
  static String json(String s) { return "\"" + s.replace("\\", "\\\\").replace("\"", "\\\"") + "\""; }
  static void visit(Element e, String prefix) {
    if (e.getKind() == ElementKind.PACKAGE) return;
    boolean made = elements.getOrigin(e) == Elements.Origin.MANDATED;
    if (!e.getModifiers().contains(Modifier.PUBLIC)) return;
    String name = e.getSimpleName().toString();
    String what, sig = "";
    switch (e.getKind()) {
      case CLASS, RECORD -> what = "class";
      case INTERFACE, ANNOTATION_TYPE -> what = "interface";
      case ENUM -> what = "enum";
      case ENUM_CONSTANT -> what = "constant";
      case FIELD -> what = e.getModifiers().contains(Modifier.FINAL) ? "constant" : "variable";
      case METHOD -> what = "method";
      case CONSTRUCTOR -> { what = "method"; name = e.getEnclosingElement().getSimpleName().toString(); }
      default -> { return; }
    }
    if (e instanceof ExecutableElement x) sig = "(" + x.getParameters().stream().map(p -> p.getSimpleName().toString()).collect(Collectors.joining(", ")) + ")";
    if (e.getKind() == ElementKind.RECORD) sig = "(" + ((TypeElement) e).getRecordComponents().stream().map(p -> p.getSimpleName().toString()).collect(Collectors.joining(", ")) + ")";
    String doc = elements.getDocComment(e);
    String first = doc == null ? "" : doc.strip().lines().findFirst().orElse("").strip();
    Set<String> LANGUAGES = Set.of("equals", "hashCode", "toString", "values", "valueOf");
    if (!made && elements.getOrigin(e) == Elements.Origin.EXPLICIT && !(LANGUAGES.contains(name) && isMade(e))) out.add("+ " + what + " " + prefix + name + sig + "|" + first);
    if (e instanceof TypeElement) for (Element m : e.getEnclosedElements()) visit(m, prefix + name + ".");
  }
}
